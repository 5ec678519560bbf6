import { whoIsSignedIn } from './who.ts';

/** Whether what a page shows is of who is signed in by now. Without an answer nothing speaks against it. */
export const isStillOf = (userId: string): Promise<boolean> =>
  whoIsSignedIn().then(
    (account) => account?.$id === userId,
    () => true,
  );
