/** The account's place in the header. All its states are in the page; web/account/area.ts shows the right one. */
import styles from './account-area.module.css';
import button from './button.module.css';
import { SignInLink } from './sign-in-link.tsx';

export function AccountArea() {
  return (
    <div className={styles.area}>
      <div data-when="signed-out">
        <SignInLink short />
      </div>
      <div data-when="pending" className={styles.state} hidden>
        <span className={styles.circleSkeleton} />
        <span className={styles.lineSkeleton} />
        <span className="hidden-text">Checking sign-in</span>
      </div>
      <div data-when="signed-in" className={styles.state} hidden>
        <a className={styles.circle} href="/account" aria-label="Your data">
          <span data-initials="" />
        </a>
        <span className={styles.welcome}>
          Welcome <span data-first-name="" />
        </span>
        <button className={button.small} type="button" data-log-out="">
          Log out
        </button>
      </div>
    </div>
  );
}
