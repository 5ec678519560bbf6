import { whoIsSignedIn } from './who.ts';

/** Whether the user whose data a page shows is still signed in. True if the server cannot be reached. */
export const isStillOf = (userId: string): Promise<boolean> =>
  whoIsSignedIn().then(
    (account) => account?.$id === userId,
    () => true,
  );
