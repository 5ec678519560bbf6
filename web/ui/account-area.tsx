/** The account's place in the header. All its states are in the page; web/account/area.ts shows the right one. */
import { accountPage } from '../words/account.ts';
import { signInWords } from '../words/nav.ts';
import styles from './account-area.module.css';
import button from './button.module.css';
import { SignInLink } from './sign-in-link.tsx';

export function AccountArea() {
  return (
    <div className={styles.area}>
      <div data-account="signed-out">
        <SignInLink short />
      </div>
      <div data-account="pending" className={styles.state} hidden>
        <span className={styles.circleSkeleton} />
        <span className={styles.lineSkeleton} />
        <span className="hidden-text">{signInWords.checking}</span>
      </div>
      <div data-account="signed-in" className={styles.state} hidden>
        <a className={styles.circle} href="/account" aria-label={accountPage.title}>
          <span data-initials="" />
        </a>
        <span className={styles.welcome}>
          {signInWords.welcome} <span data-first-name="" />
        </span>
        <button className={button.small} type="button" data-log-out="">
          {signInWords.logOut}
        </button>
      </div>
    </div>
  );
}
