/** Fifty queries as people type them, of kinds that the finder once got wrong. */
import { expect, test } from 'vitest';
import { answerTo } from '../../../test/web/finder.ts';
import { type Questions, slug, testQuestions } from '../../../test/web/questions.ts';
import { askingWords } from './words.ts';

const questions: Questions = {
  'neighborhoods and downtowns, with minutes': {
    '30 minutes from downtown St. Paul': {
      must: ['fort-snelling', 'minnehaha-creek', 'lebanon-hills'],
      mustNot: ['afton-state', 'riverside-trail', 'glacial-potholes'],
      close: ['afton-state'],
      answers: { drive: '30' },
    },
    'hikes near Uptown': { must: ['minnehaha-creek', 'hidden-falls'], mustNot: ['split-rock'], farther: ['jay-cooke'] },
    'easy walk 20 minutes from downtown Minneapolis': {
      must: ['minnehaha-creek', 'fort-snelling'],
      mustNot: ['lebanon-hills', 'mississippi-national'],
    },
    'an hour from Dinkytown with kids': { must: ['minnehaha-creek', 'hidden-falls'], mustNot: ['glacial-potholes'] },
    'near downtown Duluth': { must: ['jay-cooke', 'split-rock'], mustNot: ['minnehaha-creek'], near: 'Duluth' },
    'within 45 minutes of Highland Park': { must: ['afton-state'], mustNot: ['hidden-falls', 'riverside-trail'] },
    'stroller walk in Northeast Minneapolis': { must: ['minnesota-valley'], farther: ['grand-portage'] },
    'waterfall within 2 hours of the Twin Cities': {
      must: ['minnehaha-creek', 'hidden-falls', 'minneopa-bison'],
      mustNot: ['grand-portage', 'kettle-trail'],
    },
    'lake 90 minutes from the Mall of America': { must: ['minnesota-valley', 'rice-lake'], mustNot: ['lake-carlos'] },
    'half an hour from Nokomis, free': { must: ['minnehaha-creek'], mustNot: ['fort-snelling', 'lowry-nature'] },
    'kids hike near Canal Park': {
      must: ['split-rock'],
      mustNot: ['jay-cooke', 'minnehaha-creek'],
      near: 'Canal Park',
    },
    'lighthouse near St. Paul': { mustNot: ['split-rock'], farther: ['split-rock'] },
  },
  'things seen in stories': {
    trees: { must: ['hidden-falls', 'itasca-loop', 'lake-loop'] },
    'big trees near Park Rapids': { must: ['itasca-loop'], mustNot: ['hidden-falls'] },
    'old pine trees': { must: ['itasca-loop'], mustNot: ['blue-mounds'] },
    birds: { must: ['minnesota-valley', 'rice-lake', 'kings-bluff'] },
    'bird watching near Minneapolis': { must: ['fort-snelling', 'minnesota-valley'], mustNot: ['blue-mounds'] },
    'eagles on a bluff': { must: ['kings-bluff'], mustNot: ['bear-head'] },
    'guided tours': { must: ['mystery-cave'], mustNot: ['superior-trail'] },
    'cave tour with kids': { must: ['mystery-cave'], mustNot: ['kettle-trail'] },
    'lookout tower near Brainerd': { must: ['charles-lindbergh'], mustNot: ['split-rock'] },
    'lady slippers': { must: ['boardwalk-trail'], mustNot: ['afton-state'] },
  },
  'no stairs': {
    'no stairs': {
      must: ['riverside-trail', 'singing-hills'],
      mustNot: ['mount-charity', 'kettle-trail', 'fort-snelling'],
    },
    'waterfall without stairs': {
      must: ['pipestone-national'],
      mustNot: ['minnehaha-creek', 'hidden-falls', 'kettle-trail'],
    },
    'easy hike no steps near Rochester': { must: ['singing-hills'], mustNot: ['mount-charity'], close: ['rice-lake'] },
    "grandma can't do stairs": { must: ['pipestone-national'], mustNot: ['chimney-rock'], ignored: [] },
    'view but no stairs': { mustNot: ['mount-charity', 'chimney-rock'], close: ['kings-bluff'] },
  },
  'free, said twice': {
    'free no fee': { must: ['minnehaha-creek', 'inspiration-peak'], mustNot: ['afton-state'], ignored: [] },
    'free hikes, no permit needed': { must: ['lebanon-hills'], mustNot: ['fort-snelling'], ignored: [] },
    'no entrance fee near St. Paul': { must: ['lebanon-hills'], mustNot: ['afton-state'], farther: ['grand-portage'] },
    'free of charge with dogs': { must: ['superior-trail'], mustNot: ['kettle-trail'] },
    'free, no cost, no parking fee, waterfall': { must: ['minnehaha-creek'], mustNot: ['hidden-falls'], ignored: [] },
  },
  'lengths at a limit': {
    'up to 4 miles': { must: ['mount-tom', 'fort-snelling'], mustNot: ['afton-state'], close: ['afton-state'] },
    'under 3 miles': { must: ['lake-carlos'], mustNot: ['bear-head', 'lowry-nature'], close: ['bear-head'] },
    'up to 3 miles': { must: ['bear-head', 'lowry-nature'], mustNot: ['big-stone'] },
    'less than 2 miles with a view': { must: ['split-rock'], mustNot: ['kilen-woods'], close: ['kilen-woods'] },
    'at least 6 miles': { must: ['minnesota-valley', 'big-island'], mustNot: ['murphy-hanrehan'] },
    'easy, between 2 and 3 miles': { must: ['crow-wing', 'rice-lake'], mustNot: ['headwaters-trail', 'fort-snelling'] },
    'no longer than an hour': { must: ['minnehaha-creek', 'george-crosby'], mustNot: ['kettle-trail'] },
    'under an hour': { must: ['headwaters-trail'], mustNot: ['minnehaha-creek'] },
  },
  'names inside a longer question': {
    "how long is the Devil's Kettle trail": { must: ['kettle-trail'], mustNot: ['superior-trail'] },
    "Devil's Kettle with a stroller": { mustNot: ['kettle-trail'], close: ['kettle-trail'] },
    'is Gooseberry Falls good for toddlers': { mustNot: ['hidden-falls'], close: ['superior-trail'] },
    'can I bring my dog to Split Rock Lighthouse': { must: ['split-rock'], mustNot: ['afton-state'] },
    'how far is Itasca from Minneapolis': { farther: ['itasca-loop', 'headwaters-trail'], near: 'Minneapolis' },
    'Mystery Cave in spring': { must: ['mystery-cave'], ignored: ['in spring'] },
    'camping near Mount Tom': { must: ['mount-tom'], mustNot: ['lake-carlos'] },
    'does Blue Mounds have bison?': { must: ['blue-mounds'], mustNot: ['minneopa-bison'] },
    'Little Falls hikes': { must: ['charles-lindbergh'], mustNot: ['minnehaha-creek'] },
    'waterfall near Duluth under 4 miles with cotton candy': {
      must: ['tettegouche-trail', 'temperance-river'],
      mustNot: ['superior-trail', 'minnehaha-creek'],
      farther: ['minnehaha-creek'],
      ignored: ['cotton candy'],
    },
  },
};

const all = Object.values(questions).flatMap((kind) => Object.keys(kind));

test('there are fifty questions', () => {
  expect(new Set(all).size).toBe(50);
});

testQuestions(questions);

test('the example in the empty field has an exact match', () => {
  expect(answerTo(askingWords.placeholder).found.map(slug)).toContain('minnehaha-creek');
});
