/** The header of the desk, without the public menu, whose place on a phone the rooms take. */
import type { Picture } from '../../../domain/pictures/pictures.ts';
import { deskPage } from '../../features/desk/words.ts';
import { AccountArea } from '../../layout/account-area.tsx';
import { Brand } from '../../layout/brand.tsx';
import header from '../../layout/header.module.css';
import styles from './desk-header.module.css';

export function DeskHeader({ logo }: { logo: Picture }) {
  return (
    <header className={header.header}>
      <div className={`wrap ${header.inside}`}>
        <Brand logo={logo} />
        <span className={styles.tag}>{deskPage.tag}</span>
        <div className={`${header.account} ${styles.account}`}>
          <AccountArea />
        </div>
      </div>
    </header>
  );
}
