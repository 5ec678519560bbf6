/**
 * Opens the server. Its code is kept as Node has compiled it, beside the data: reading TypeScript anew at each start takes time, and memory
 * that is never given back. Where nothing can be written there, the server opens all the same. Plain JavaScript, because it comes before that.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

process.umask(0o077); // what the server writes is for nobody else
enableCompileCache(process.env.NODE_COMPILE_CACHE || join(process.env.DATA_DIR || 'data', 'code'));
await import('./main.ts');
flushCompileCache();
