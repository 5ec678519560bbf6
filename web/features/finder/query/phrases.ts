/** English phrases and the filters they mean. Plurals and the like are handled by the parser. */
import { state } from '../../../../content/state.ts';
import type { BoxKey, FilterKey } from '../../../../domain/finder/filters.ts';
import type { Phrase, Phrasebook } from '../../../../domain/finder/sentence.ts';
import { toStem, toWords } from '../../../../domain/finder/word-index.ts';

const list = (words: string): string[] => words.split(', ');

const answer = (key: FilterKey, value: string, ...phrases: string[]): Phrase => ({
  key,
  value,
  phrases: phrases.flatMap(list),
});
const box = (key: BoxKey, ...phrases: string[]) => answer(key, 'yes', ...phrases);

/** English by topic, Spanish last. */
const values: readonly Phrase[] = [
  answer(
    'difficulty',
    'easy',
    'easy, easiest, simple, gentle, beginner, for beginners, out of shape',
    'facil, faciles',
  ),
  answer(
    'difficulty',
    'gentle',
    'easy to moderate, easy or moderate, not too hard, not hard',
    'not too difficult, not difficult, not strenuous',
  ),
  answer('difficulty', 'moderate', 'moderate, medium', 'moderado'),
  answer('difficulty', 'hard', 'hard, hardest, difficult, challenging, strenuous, tough, workout', 'dificil'),
  answer('length', '2', 'short, quick', 'corto, corta'),
  answer('length', 'long', 'long, longest, all day, full day', 'largo'),
  answer('climb', '100', 'flat, level, no hills, no climb, no climbing, without hills, not hilly', 'plano, plana'),
  answer(
    'climb',
    '200',
    'not steep, not too steep, nothing steep, no steep hills, no steep climbs, not too hilly',
    'sin cuestas',
  ),
  answer('climb', 'steep', 'steep, steep climb, steep climbs, steep hills, hilly, big climb'),
  box(
    'kids',
    'kid, kid friendly, child, child friendly, family, family friendly, grandkid',
    'nino, ninos, nina, ninas, hijo, hijos, familia',
  ),
  box(
    'toddler',
    'toddler, toddler friendly, baby, infant, newborn, preschooler, pre schooler, little one, tot',
    'bebe, bebes, ninos pequenos, pequenos',
  ),
  box('olderkids', 'older kids, big kids, older children, tween, tweens'),
  box(
    'nodropoff',
    'no cliff, no cliffs, without cliffs, away from cliffs, avoid cliffs, no ledges, no edges, no steep edges',
    'no drop off, no drop offs, no dropoff, no dropoffs, without drop offs, without dropoffs',
    'sin acantilados, sin precipicios',
  ),
  box(
    'noopenwater',
    'no open water, no water nearby, no water by the path, away from water, without open water, not near water',
  ),
  box(
    'nohunt',
    'no hunting, no hunt, no hunts, no hunters, without hunting, without hunters, not during hunting, no hunting season',
    'sin caza',
  ),
  box(
    'closed',
    'closed, is closed, are closed, what is closed, whats closed, closed today, closed right now, closed now, closure',
    'cerrado, cerrados, cerrada, cerradas',
  ),
  box('dogs', 'dog, dog friendly, puppy, pet, pet friendly, leash', 'perro, perros, perra, mascota'),
  box(
    'wheelchair',
    'wheelchair, wheelchair accessible, accessible, handicap accessible, ada',
    'silla de ruedas, accesible',
  ),
  box('stroller', 'stroller, stroller friendly, pram, buggy', 'cochecito, cochecitos, carriola, carreola'),
  box('wheels', 'paved, wheels, on wheels', 'pavimentado'),
  box(
    'nostairs',
    'no stairs, no steps, without stairs, without steps, without any stairs, no staircases, stair free, step free',
    'not many stairs, few stairs, fewer stairs, avoid stairs, avoiding stairs, no climbing stairs, no stair climbing',
    'cant do stairs, cannot do stairs, cant climb stairs, cant handle stairs, cant manage stairs, trouble with stairs',
    'stairs are a problem, stairs are hard, stairs are out, stairs are not ok',
    'with a walker, a walker, bad knees, bad knee',
    'sin escaleras, sin escalones',
  ),
  box('trackchair', 'track chair, trackchair'),
  box('water', 'drinking water, potable water, water fountain, tap water', 'agua potable'),
  box(
    'toilet',
    'toilet, bathroom, restroom, outhouse, porta potty, potty, pit toilet, vault toilet',
    'bano, banos, sanitario, sanitarios',
  ),
  box('winter', 'winter, snow, snowshoe, snowshoeing, frozen', 'invierno, nieve'),
  box(
    'transit',
    'bus, by bus, train, by train, light rail, public transit, transit, without a car, no car',
    'autobus, tren, en tren, sin coche, sin carro',
  ),
  box('camping', 'camp, camping, campground, campsite, tent, overnight', 'acampar, campamento'),
  box(
    'free',
    'free, no cost, no charge, free of charge, free admission, free entry, no admission',
    'no fee, no fees, without a fee, fee free, no entrance fee, no entry fee, no parking fee, without paying',
    'no permit, no permit needed, no permit required, without a permit, no pass, without a pass',
    'costs nothing, doesnt cost anything, does not cost anything, doesnt cost money, costs no money, at no cost',
    'gratis, sin costo',
  ),
  box('waterfall', 'waterfall, water fall, water falls, falls', 'cascada, cascadas, catarata, cataratas'),
  box('lake', 'lake, lakeside, lakeshore', 'lago, lagos'),
  box('prairie', 'prairie, grassland', 'pradera'),
  box('bluff', 'bluff, bluff view, overlook, view, vista, viewpoint, lookout, sunset, sunrise', 'mirador, vistas'),
  box(
    'daylight',
    'before dark, home before dark, back before dark, before sunset, home before sunset, before it gets dark',
    'before nightfall, by dark, by sunset',
  ),
  box(
    'dry',
    'dry, no rain, not raining, not rainy, without rain, no rain or snow, good weather, nice weather, stay dry',
    'sin lluvia',
  ),
  box('sunny', 'sunny, sunshine, clear skies, clear sky, blue sky', 'soleado'),
  box('notcold', 'not too cold, not cold, not so cold, not freezing, above freezing, isnt too cold'),
  box('nothot', 'not too hot, not hot, not so hot, isnt too hot'),
  box('noticy', 'not icy, isnt icy, no ice, without ice, ice free, not slippery', 'sin hielo'),
  box('notmuddy', 'not muddy, isnt muddy, no mud, without mud, mud free, not too muddy', 'sin lodo'),
  box('color', 'peak color, peak colors, peak fall color, peak fall colors'),
];

/** Questions with one answer for all hikes. */
const notes: Phrasebook['notes'] = [
  {
    phrases: list(
      'off leash, off the leash, without a leash, no leash, leash free, dogs are not allowed, dogs not allowed, dogs arent allowed, no dogs, no dogs allowed, without dogs, without a dog, dog free, sin perros, sin correa',
    ),
    words: 'Dogs are allowed on every hike, on a leash everywhere.',
  },
  {
    phrases: list('no bugs, without bugs, bug free, no mosquitoes, without mosquitoes, no ticks, without ticks'),
    words: 'We don’t know where there are no bugs.',
  },
  {
    phrases: list('free parking, parking is free, no parking meters'),
    words: 'We can’t search for free parking. “Free” finds hikes without a permit or a fee; some charge for parking.',
  },
  {
    phrases: list('is it safe, safe, safest, safely'),
    words: 'No guide can say “safe”. Each page says what to watch out for.',
  },
];

type NamedRegion = { slug: string; name: string; alsoCalled: readonly string[] };

const regionPhrases = ({ slug, name, alsoCalled }: NamedRegion): Phrase => ({
  key: 'region',
  value: slug,
  phrases: [name, ...alsoCalled],
});

export const phrasebookWith = (regions: readonly NamedRegion[]): Phrasebook => ({
  filterPhrases: [...values, ...regions.map(regionPhrases)],
  under: list('under, less than, shorter than, fewer than, below'),
  most: list(
    'up to, at most, max, maximum, no more than, no longer than, not more than, about, around, only, just, exactly, roughly, approximately',
  ),
  over: list('over, more than, longer than, above'),
  least: list('at least, minimum, no less than'),
  within: list('within, inside'),
  units: {
    hour: list('hour, hours, hr, hrs, h, hours’'),
    minute: list('minute, minutes, min, mins'),
    mile: list('mile, miles, mi'),
  },
  numbers: {
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    half: 0.5,
  },
  drive: list('drive, drives, driving, by car, away, of driving, in the car, drive away, or less away, or less drive'),
  near: list(
    'near, nearby, close to, closest to, nearest to, nearest, not far from, not too far from, around, from, of, in, by, next to, outside, outside of, at, north of, south of, east of, west of, starting from, starting in, out of, cerca de, cerca del',
  ),
  from: list('from, of'),
  me: list('me, here, home, my location, my house, where i am, mi, aqui'),
  center: list('downtown, the, the city of'),
  afterPlace: [state.code, state.name],
  negations: list('no, not, without, avoid, avoiding, dont, never, sin'),
  days: {
    today: list('today, hoy'),
    tomorrow: list('manana, tomorrow, tomorow, tommorow, tommorrow, tmrw'),
    afterTomorrow: list('day after tomorrow, the day after tomorrow'),
    weekend: list(
      'weekend, the weekend, saturday or sunday, saturday and sunday, sat or sun, sat and sun, sat sun, fin de semana',
    ),
    weekdays: [
      list('sunday, domingo'),
      list('monday, mon'),
      list('tuesday, tues'),
      list('wednesday, wed'),
      list('thursday, thurs, thur'),
      list('friday, fri'),
      list('saturday, sat, saterday, sabado'),
    ],
    months: [
      list('january, jan'),
      list('february, feb'),
      list('march, mar'),
      list('april, apr'),
      list('may'),
      list('june, jun'),
      list('july, jul'),
      list('august, aug'),
      list('september, sept, sep'),
      list('october, oct'),
      list('november, nov'),
      list('december, dec'),
    ],
    before: list('on, this, this coming, the coming, coming, for, open on, open this, open'),
    next: list('next'),
    afternoon: list('afternoon, in the afternoon, after lunch, after noon'),
    morning: list('morning, in the morning'),
  },
  unheard: list(
    'tonight, in fall, in the fall, this fall, in autumn, in spring, in the spring, this spring, in summer, this summer, this week, next week, morning, afternoon, evening, noon, january, february, april, june, july, august, september, october, november, december, rain, rainy, open now, open, crowded, crowds, with teens, teen, teens, teenager, teenagers, with teenagers',
  ),
  asking: list(
    'how long is, how long are, how long does, how hard is, how hard are, how difficult is, how steep is, how far is, how far, how long, how hard, how steep, how many miles is, how many miles, how much is, what is the, is it, is there, are there',
  ),
  to: list('to, or, and'),
  ages: {
    before: list('age, ages, aged'),
    years: list('year old, years old, year olds, yo, yos, y o, yr old, yrs old, years of age, anos'),
    months: list('month old, months old, month olds, mo old, meses'),
    filters: [
      { upTo: 4, key: 'toddler', value: 'yes' },
      { upTo: 9, key: 'kids', value: 'yes' },
      { upTo: 17, key: 'olderkids', value: 'yes' },
    ],
  },
  notes,
  filler: [
    ...toWords(state.name),
    ...list(
      'sendero, senderos, caminata, caminatas, caminar, ruta, rutas, parque, parques, lugar, con, de, del, el, la, las, los, para, un, una, mi, mis, y, o, en, por, muy, donde, quiero, que, hay, este, esta',
    ),
    ...list(
      'closer, nearer, a, an, and, use, uses, using, any, ok, okay, fine, somewhere, anywhere, go, take, see, do, what, us, are, at, best, but, can, find, for, good, great, has, have, hike, hikes, hiking, i, in, is, it, like, me, my, nice, of, on, or, our, park, parks, place, places, please, pretty, show, some, something, that, the, there, to, trail, trails, walk, walks, walking, want, we, where, which, with, you, friendly, away, this, between, after, before, grandma, grandpa, grandparents, parents, mom, dad, friends, someone, husband, wife, needed, required, necessary, allowed, watch, watching, known, bring, bringing, come, could, day, enjoy, get, going, kind, let, lets, lot, lots, look, looking, love, make, more, need, one, outing, really, route, spot, spots, still, take, taking, through, too, trip, try, up, very, visit, way, whole, would, about, also, so, both, from, who, while, when, how, does, be, been, im, were, weve, along, across, over, trailhead, trailheads, lot, parking, them, they, their, our, bit, drive, miles, mile, hour, hours, minutes',
    ),
  ],
});

const same = (typed: string, means: string) => Object.fromEntries(list(typed).map((each) => [each, list(means)]));

/** Words that match no filter: any of those on the right matches. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ...same(
      'fall colors, autumn colors, fall leaves, fall foliage, leaf peeping',
      'color, colors, maple, maples, foliage, autumn',
    ),
    foliage: list('color, colors, maple, maples, autumn'),
    autumn: list('color, colors, maple, maples, foliage'),
    swim: list('swimming, beach'),
    beach: list('swimming'),
    history: list('historic, fort'),
    historical: list('history, historic, fort'),
    tree: list('trees, woods, forest, pine, pines, maple, maples, oak, oaks, birch, birches, cedar, cedars'),
    ...same('pine tree, pine trees', 'pine, pines'),
    ...same('maple tree, maple trees', 'maple, maples'),
    ...same('oak tree, oak trees', 'oak, oaks'),
    ...same(
      'old growth, big trees, tall trees, old trees, ancient trees',
      'pine, pines, basswood, woods, centuries, century',
    ),
    ...same(
      'bird, bird watching, watching birds, birdwatching, birding',
      'birds, bird, birding, eagle, eagles, pelican, pelicans, heron, hawk, hawks, warbler, warblers, loons, swans',
    ),
    ...same('fire tower, lookout tower, observation tower', 'tower'),
    ...same('guided tour, guided tours, cave tour, cave tours', 'tours, tour'),
    'picnic table': list('picnic'),
    buffalo: list('bison'),
    ...same('horse, horseback, horse riding, horseback riding', 'horses, equestrian'),
    creek: list('stream, brook'),
    forest: list('woods'),
    woods: list('forest'),
    wildlife: list('bison, deer, eagles, otters'),
    animal: list('wildlife, bison, deer, eagles, otters, moose'),
    flower: list('flowers, wildflowers, orchids'),
    wildflower: list('flowers, wildflowers, orchids'),
    orchid: list('slipper, slippers'),
    rocks: list('geology, rock'),
    cave: list('cavern'),
  }).map(([typed, means]) => [toWords(typed).map(toStem).join(' '), means]),
);
