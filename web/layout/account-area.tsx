/** The account area in the header. The markup has all its states; web/features/account/area.ts shows the right one. */
import { accountPage } from '../features/account/account.messages.ts';
import { SignInLink } from '../features/session/sign-in-link.tsx';
import button from '../ui/button.module.css';
import { formatSign } from '../ui/nav.messages.ts';
import styles from './account-area.module.css';

export function AccountArea() {
  return (
    <>
      <div data-account="signed-out">
        <SignInLink short />
      </div>
      <div data-account="pending" className={styles.state} hidden>
        <span className={styles.circleSkeleton} />
        <span className={styles.lineSkeleton} />
        <span className="hidden-text">{formatSign.checking}</span>
      </div>
      <div data-account="signed-in" className={styles.state} hidden>
        <a className={styles.circle} href="/account">
          <span data-initials="" />
          <span className="hidden-text"> {accountPage.title}</span>
        </a>
        <span className={styles.welcome}>
          {formatSign.welcome} <span data-first-name="" />
        </span>
        <button className={button.small} type="button" data-log-out="">
          {formatSign.logOut}
        </button>
      </div>
    </>
  );
}
