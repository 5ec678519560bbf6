/** The two upright posters of the front page, left and right; content/site.ts says which hikes they lead to. */
import { bisonBelowTheCliff } from './site/bison.ts';
import { lighthouseUnderTheStar } from './site/lighthouse.ts';

export default [lighthouseUnderTheStar, bisonBelowTheCliff];
