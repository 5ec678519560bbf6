/** A self-signed certificate, valid for a day. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Key and certificate as PEM files. */
export function makeCertificate(into: string, name: string): { key: string; certificate: string } {
  const [key, certificate] = [join(into, 'key.pem'), join(into, 'certificate.pem')];
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-days', '1'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject], { stdio: 'ignore' });
  return { key, certificate };
}
