/** Forty more queries, by people who start somewhere small, can't do stairs, or say things in another order. */
import { expect, test } from 'vitest';
import { type Questions, testQuestions } from '../../../test/web/questions.ts';

const questions: Questions = {
  'parts of a city, an airport, villages': {
    'north loop minneapolis easy hike': {
      must: ['minnehaha-creek'],
      mustNot: ['george-crosby'],
      near: 'North Loop',
      answers: { difficulty: 'easy' },
    },
    'hike near St. Anthony Main': { must: ['mississippi-national'], near: 'St. Anthony Main', ignored: [] },
    'short loop by Lake Harriet': { must: ['riverside-trail'], mustNot: ['split-rock'], near: 'Linden Hills' },
    'walk near the airport with stroller': { must: ['minnesota-valley'], farther: ['grand-portage'] },
    'around Como Park with grandparents': { must: ['minnehaha-creek'], mustNot: ['jay-cooke'], near: 'Como Park' },
    'near Lutsen with kids': { must: ['split-rock'], mustNot: ['minnehaha-creek'], near: 'Lutsen' },
    'state park near Lanesboro': { must: ['mystery-cave'], farther: ['afton-state'], near: 'Lanesboro' },
    'hikes in Harmony': { must: ['mystery-cave'], mustNot: ['itasca-loop'], near: 'Harmony' },
    'near La Crosse Wisconsin': { must: ['kings-bluff'], mustNot: ['afton-state'], near: 'La Crosse, WI' },
    'waterfall near Duluth, Minnesota with kids': { close: ['tettegouche-trail'], farther: ['minnehaha-creek'] },
    'walk from St. Paul, MN under an hour': { must: ['hidden-falls'], near: 'St. Paul', answers: { time: 'under-60' } },
  },
  'stairs, said in other ways': {
    'flat trail without steps for my mom with a walker': {
      must: ['minnesota-valley'],
      mustNot: ['kettle-trail'],
      answers: { climb: '100', nostairs: 'yes' },
    },
    'uses a walker, flat': { must: ['singing-hills'], ignored: [] },
    'hikes near Walker': { must: ['itasca-loop'], near: 'Walker', answers: {} },
    'no climbing stairs, with a view of Lake Superior': {
      mustNot: ['superior-trail'],
      close: ['grand-portage'],
      answers: { nostairs: 'yes', bluff: 'yes', region: 'north-shore' },
    },
    'stairs are not ok, waterfall ok': {
      must: ['pipestone-national'],
      mustNot: ['minnehaha-creek', 'kettle-trail', 'hidden-falls'],
    },
    'grandma has bad knees, view': { mustNot: ['mount-charity', 'chimney-rock'], close: ['kings-bluff'] },
    "we can't climb stairs, near Rochester": { must: ['singing-hills'], mustNot: ['mount-charity'] },
  },
  'free, said in other ways': {
    "doesn't cost anything near Brainerd": { must: ['inspiration-peak'], mustNot: ['crow-wing'], ignored: [] },
    'no permit, no parking fee, no stairs': { must: ['grand-portage'], mustNot: ['minnehaha-creek', 'afton-state'] },
    'free and dog friendly and paved': { must: ['lebanon-hills'], mustNot: ['afton-state'] },
  },
  'lengths and times': {
    'exactly 2 miles': { must: ['kettle-trail'], mustNot: ['mount-tom'], ignored: [] },
    'more than 10 miles': { must: ['superior-trail'], mustNot: ['minnesota-valley'] },
    'not more than 1 mile': { must: ['hidden-falls', 'mount-charity'], mustNot: ['lake-loop'] },
    'hard hike more than 5 miles near Duluth': {
      must: ['superior-trail'],
      mustNot: ['mount-charity'],
      answers: { difficulty: 'hard', length: 'over-5' },
    },
    'less than 30 minutes walk': { must: ['inspiration-peak'], mustNot: ['minnehaha-creek'] },
    'an hour and a half from St. Cloud': { must: ['lake-maria', 'mount-tom'], mustNot: ['riverside-trail'] },
  },
  'things seen, and names': {
    'cliffs over the river': { must: ['tettegouche-trail', 'kings-bluff'], mustNot: ['riverside-trail'] },
    'headwaters of the mississippi walk across': { must: ['headwaters-trail'], mustNot: ['fort-snelling'] },
    'horse trails near twin cities': { must: ['lebanon-hills'], mustNot: ['minnehaha-creek'] },
    'horseback riding': { must: ['lebanon-hills', 'murphy-hanrehan'], ignored: [] },
    'bison with kids': { must: ['minneopa-bison'], close: ['blue-mounds'] },
    'bathroom at the trailhead, stroller': { must: ['lebanon-hills'], mustNot: ['chimney-rock'] },
    'where do I park for Tettegouche': { must: ['tettegouche-trail'], mustNot: ['split-rock'] },
    'Interstate potholes toddler': { mustNot: ['glacial-potholes'], close: ['glacial-potholes'] },
    'lighthouse tour': { mustNot: ['split-rock'], close: ['split-rock'] },
    'good for beginners and out of shape': { must: ['fort-snelling'], mustNot: ['superior-trail'] },
  },
  'what the guide cannot answer': {
    'where dogs are not allowed': { must: ['afton-state'], answers: {}, ignored: [] },
    'something to do with teenagers near Winona': { must: ['mount-charity'], ignored: ['with teenagers'] },
    'bluff hike near Red Wing with teens': {
      must: ['blufftop-trail'],
      answers: { bluff: 'yes' },
      ignored: ['with teens'],
    },
  },
};

test('there are forty questions', () => {
  expect(new Set(Object.values(questions).flatMap((kind) => Object.keys(kind))).size).toBe(40);
});

testQuestions(questions);
