import { askEarly } from './early-question.ts';

askEarly();
