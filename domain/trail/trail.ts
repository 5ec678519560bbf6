/**
 * What a hike is. The schema is the author's manual: every field says what to write in it.
 * Numbers stay numbers here; the view formats them.
 */
import { z } from 'zod';
import { credentialLimits } from '../proof/credential.ts';
import { difficulties } from './difficulty.ts';
import {
  hazardSchema,
  noticeSchema,
  officialSchema,
  seasonSchema,
  sentence,
  sourceDate,
  staleFactSchema,
  textBetween,
  transitSchema,
  waterSchema,
  wheelsSchema,
  winterSchema,
} from './facts.ts';
import type { Route } from './route.ts';

const routeKinds = ['loop', 'round trip', 'one way', 'total'] as const;
export const sights = [
  'waterfall',
  'lake',
  'river',
  'prairie',
  'bluff view',
  'woods',
  'history',
  'wildlife',
  'geology',
  'lighthouse',
  'tower',
] as const;
export type Sight = (typeof sights)[number];

/** A latitude beyond 90 means that the two figures were swapped. */
const noLatitude = '-90 to 90: latitude and longitude are swapped';

const placeSchema = z.strictObject({
  latitude: z
    .number()
    .min(-90, noLatitude)
    .max(90, noLatitude)
    .describe('Degrees north, five decimals are about a yard.'),
  longitude: z.number().min(-180).max(180).describe('Degrees east, so negative in America.'),
  place: textBetween(3, 240).describe('A description by which a person can find and check it: "Visitor center lot".'),
});
export type Place = z.infer<typeof placeSchema>;

const fraction = z.number().min(0).max(1);

const minutesSchema = z
  .tuple([z.number().int().positive(), z.number().int().positive()])
  .refine(([from, to]) => from <= to, 'the smaller number first')
  .describe('From and to. The same number twice for a single figure.');

const climbSchema = z
  .strictObject({
    feet: z.number().int().positive().max(5000).optional().describe('Total ascent. Omit it if no figure is known.'),
    precision: z
      .enum(['about', 'exactly', 'nearly', 'under'])
      .default('about')
      .describe('The precision of the figure.'),
    flat: z.boolean().default(false).describe('true if there is next to no climb, with or without a figure.'),
    note: sentence.optional().describe('"steep stairs and switchbacks". Required if there is no figure.'),
  })
  .refine((climb) => climb.feet !== undefined || climb.note, 'feet, or a note in words such as "gentle hills"');

/** The part of a hike's file between the two `---` lines. */
export const trailFieldsSchema = z.strictObject({
  park: textBetween(3, 60).describe('The park or place, as on its sign. The heading of the page.'),
  trail: textBetween(3, 60).describe('The trail within it. The subheading of the page.'),
  badge: textBetween(3, 24).nullable().describe('The name on the badge, unique among all hikes. null: no badge.'),
  listed: z.boolean().default(true).describe('false keeps the page but removes the hike from every list and count.'),
  town: textBetween(2, 40).describe('The nearest town, for searching: "Silver Bay".'),
  summary: textBetween(60, 155).describe('One sentence for search results and shared links: what there is to see.'),

  difficulty: z.enum(difficulties).describe('As published.'),
  distance: z
    .strictObject({
      miles: z.number().positive().max(400).describe('As published: the whole loop, round trip, or one way.'),
      route: z.enum(routeKinds).describe('total: the length of a whole network or long trail.'),
      note: sentence.optional().describe('Added below the figure: "most visitors walk 1 to 3 miles".'),
      unconfirmed: sentence
        .optional()
        .describe('Why the published figure is uncertain, if no better one is known. Lists then mark it.'),
    })
    .nullable()
    .describe('The published length. null if it is unknown; the page then shows "Data TBD".'),
  duration: z
    .strictObject({
      minutes: minutesSchema,
      about: z.boolean().default(false).describe('true puts "About" before a single figure.'),
      of: z
        .enum(['one way', 'round trip', 'uphill'])
        .optional()
        .describe('The part it covers, if it is not the whole hike.'),
      note: sentence.optional().describe('Added below the figure: "longer with the side trail".'),
    })
    .nullable()
    .describe('The published time.'),
  climb: climbSchema.describe('The published climb.'),
  walked: z
    .strictObject({
      miles: z.number().positive().max(60).optional().describe('The actual length of the walk.'),
      route: z.enum(['loop', 'round trip', 'one way']).optional().describe('If it differs from the published one.'),
      minutes: minutesSchema.optional(),
      climb: climbSchema.optional().describe('The actual climb of the walk.'),
      difficulty: z.enum(difficulties).optional().describe('If it is easier or harder than published.'),
      words: textBetween(10, 240).describe(
        'Shown beside the published figures: "From the lot and back it is about 2.5 miles."',
      ),
      known: sourceDate.optional().describe('The date of the source.'),
    })
    .refine((it) => it.miles ?? it.minutes ?? it.climb ?? it.difficulty, 'at least one figure')
    .optional()
    .describe('The actual walk, if good sources differ from what is published. Lists, finder and files use it.'),
  season: textBetween(3, 80).describe('Best season to visit: "Late spring through fall".'),

  fees: z
    .strictObject({
      kind: z
        .enum(['state park permit', 'state park permit, price not stated', 'none'])
        .describe('The prices are in content/state.ts.'),
      note: sentence.optional().describe('Required for none: why it is free.'),
    })
    .describe('The cost of a visit.'),
  surface: sentence.describe('The surface of the trail.'),
  wheels: wheelsSchema,
  restrooms: sentence.describe('Which kind, and where: "Vault toilet at the trailhead".'),
  camping: z
    .strictObject({
      kind: z.enum(['in the park', 'nearby', 'limited', 'none']).describe('The finder filters by it.'),
      words: sentence.describe('Which campground, how many sites, in which months.'),
    })
    .describe('Where to spend the night.'),
  kids: z
    .strictObject({
      suits: z
        .enum(['all ages', 'with supervision', 'older children', 'older teens', 'no'])
        .describe('Who it is for. Small children: all ages or with supervision.'),
      nextToPath: z
        .array(z.enum(['drop-off', 'open water']))
        .optional()
        .describe(
          'What a small child could fall off or into, right at the path. [] if sources show that there is neither; omit it if unknown. Only [] counts as safe for toddlers.',
        ),
      words: sentence.describe('The answer to "Kid Friendly?".'),
    })
    .describe('Whether it is a hike for children.'),
  pets: z
    .strictObject({
      leashFeet: z.number().int().positive().optional().describe('The length of the leash, if the park states one.'),
      note: sentence.optional().describe('"not in buildings or on beaches".'),
    })
    .describe('The rules for dogs. {} if nothing more is known.'),
  parking: sentence.describe('Where to leave the car: "Large paved lot at the Trail Center".'),
  address: z
    .strictObject({
      text: textBetween(10, 120).describe('Street, town, state and ZIP, used unchanged in the maps search.'),
      note: sentence.optional().describe('Shown below the address if it needs an explanation: "check locally".'),
    })
    .describe('The address to drive to.'),
  managedBy: textBetween(3, 120).describe('Who runs the place: "Minnesota DNR".'),

  trailhead: placeSchema
    .extend({
      confidence: z.enum(['high', 'medium', 'low']).describe('How sure we are of the point.'),
      errorMeters: z.number().positive().max(5000).describe('Its possible error.'),
      title: z.literal('Example trailhead location').optional().describe('Set if one point represents several.'),
    })
    .describe('Where the hike starts. Being near it earns the badge.'),
  alsoAccept: z
    .array(placeSchema)
    .max(credentialLimits.places - 1)
    .default([])
    .describe('Other places that earn the same badge.'),
  hunterNote: sentence.optional().describe('For badge hunters, if it matters where to try.'),
  sights: z.array(z.enum(sights)).min(1).describe('What there is to see, for the finder.'),

  official: officialSchema.describe('The official pages and the phone number of the agency.'),
  signedAs: textBetween(4, 160).optional().describe('What the signs on the trail say, if it differs from the name.'),
  water: waterSchema.optional().describe('Drinking water: where, and in which months.'),
  signal: staleFactSchema.optional().describe('Whether phones have a signal.'),
  hours: staleFactSchema.optional().describe('When the place is open.'),
  winter: winterSchema.optional().describe('Whether and how it can be walked in snow.'),
  transit: transitSchema.optional().describe('How to get there by bus or train, if possible.'),
  services: staleFactSchema.optional().describe('The nearest gas and food.'),
  hazards: z.array(hazardSchema).default([]).describe('Hazards, once each, with what to do about them.'),
  seasons: z
    .array(seasonSchema)
    .default([])
    .describe('What applies in a part of the year only: hunts, grooming, high water.'),
  notices: z.array(noticeSchema).default([]).describe('Closures and changes to know before driving, newest first.'),
  sources: z.array(textBetween(3, 120)).min(1).describe('The sources of the facts, for readers.'),
  checked: z
    .string('a month such as 2026-09')
    .regex(/^\d{4}-\d{2}(-\d{2})?$/, 'a month such as 2026-09')
    .describe('When the facts were last checked: 2026-09.'),
  photo: z
    .strictObject({
      author: textBetween(2, 80).describe('The photographer, as named by the source.'),
      source: z.url().describe('The page where it is published.'),
      license: z.url().describe('The URL of the license.'),
      focus: z
        .strictObject({
          x: fraction.describe('0 is the left edge, 1 the right one.'),
          y: fraction.describe('0 is the top, 1 the bottom.'),
        })
        .optional()
        .describe('The point that must stay in view when it is cropped.'),
    })
    .optional()
    .describe(
      'A known openly licensed photograph. `node tools/maintain/photos.ts` brings it in; without it the picture is shown.',
    ),
});
export type TrailFields = z.infer<typeof trailFieldsSchema>;

/** The part below the fields: a line `# Headline`, then paragraphs. */
export const storySchema = z.strictObject({
  headline: textBetween(8, 70),
  paragraphs: z.array(textBetween(40, 1200)).min(2).max(5),
});
export type Story = z.infer<typeof storySchema>;

export type Trail = TrailFields & {
  /** region and slug, as in the path of its file: north-shore/split-rock */
  id: string;
  /** The slug of its region. */
  region: string;
  slug: string;
  /** The address of its page. */
  path: string;
  story: Story;
  /** The route, if there is one in content/routes. */
  route?: Route;
};

/** Being near any of these earns the badge. */
export const checkPoints = (trail: Pick<Trail, 'trailhead' | 'alsoAccept'>): Place[] => [
  { latitude: trail.trailhead.latitude, longitude: trail.trailhead.longitude, place: trail.trailhead.place },
  ...trail.alsoAccept,
];
