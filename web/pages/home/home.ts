/** The site begins at the list of hikes. */
import { redirect } from 'react-router';

export const handle = { reading: true };

export const loader = () => redirect('/hikes');

export default function Home() {
  return null;
}
