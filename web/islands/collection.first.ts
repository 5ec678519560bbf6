import { askEarly } from '../pages/collection/early-question.ts';

askEarly();
