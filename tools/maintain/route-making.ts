/** Turns OpenStreetMap paths into one line from the trailhead: joined, simplified, and without long straight segments. */
import { distanceKm, type Point } from '../../domain/geo/geo.ts';
import { type Point as PlanePoint, thinLine } from '../../domain/geo/plane.ts';
import { flatAround, type RouteLine, type RoutePosition, type RouteShape } from '../../domain/trail/route-line.ts';

export type Way = { id: number; line: RouteLine };

/** The paths do not form a line; the message has the reason, for the maintainer. */
export class NoLine extends Error {}

/** Ways that miss each other by less than this are joined by a straight segment. */
const longestJoinKm = 0.1;
const toleranceKm = 0.003;
/** A check rejects jumps; a straight path gets intermediate positions. */
const longestStretchKm = 0.1;

export type Made = {
  line: RouteLine;
  /** The length of the straight joins, in meters. */
  joinedMeters: number;
};

type Edge = { to: string; km: number; isJoin: boolean };
type Graph = Map<string, { place: Point; edges: Edge[] }>;

/** @param to the end of a line that does not follow the paths to their end */
export function makeLine(ways: readonly Way[], trailhead: Point, shape: RouteShape, to?: Point): Made {
  const graph = toGraph(ways);
  joinPieces(graph);
  const start = nearestIn(graph, trailhead);
  const nodes = shape === 'loop' ? around(graph, start) : out(graph, start, to);
  const places = nodes.map((node) => getPlace(graph, node));
  const joined = nodes
    .slice(1)
    .flatMap((node, i) => toEdges(graph, nodes[i] ?? '').filter((edge) => edge.to === node && edge.isJoin));
  return {
    line: stretched(thinned(places.map(({ longitude, latitude }): RoutePosition => [longitude, latitude]))).map(
      rounded,
    ),
    joinedMeters: Math.round(joined.reduce((sum, { km }) => sum + km, 0) * 1000),
  };
}

const getKey = ({ longitude, latitude }: Point): string => `${longitude},${latitude}`;
const toEdges = (graph: Graph, node: string): Edge[] => graph.get(node)?.edges ?? [];

function getPlace(graph: Graph, node: string): Point {
  const found = graph.get(node);
  if (!found) throw new NoLine('the paths have no positions');
  return found.place;
}

function toGraph(ways: readonly Way[]): Graph {
  const graph: Graph = new Map();
  for (const { line } of ways) {
    const places = line.map(([longitude, latitude]) => ({ longitude, latitude }));
    for (const place of places) if (!graph.has(getKey(place))) graph.set(getKey(place), { place, edges: [] });
    for (const [i, place] of places.slice(1).entries())
      connect(graph, getKey(places[i] ?? place), getKey(place), false);
  }
  return graph;
}

function connect(graph: Graph, a: string, b: string, isJoin: boolean): void {
  if (a === b || toEdges(graph, a).some(({ to }) => to === b)) return;
  const km = distanceKm(getPlace(graph, a), getPlace(graph, b));
  toEdges(graph, a).push({ to: b, km, isJoin });
  toEdges(graph, b).push({ to: a, km, isJoin });
}

/** Joins disconnected pieces at their nearest points. */
function joinPieces(graph: Graph): void {
  for (let pieces = getPieces(graph); pieces.length > 1; pieces = getPieces(graph)) {
    const [first = [], ...others] = pieces;
    const link = others.map((other) => nearestPair(graph, first, other)).sort((a, b) => a.km - b.km)[0];
    if (!link || link.km > longestJoinKm) return;
    connect(graph, link.a, link.b, true);
  }
}

function getPieces(graph: Graph): string[][] {
  const left = new Set(graph.keys());
  const pieces: string[][] = [];
  for (const node of graph.keys()) {
    if (!left.has(node)) continue;
    const piece = [...pathsFrom(graph, node).keys()];
    for (const member of piece) left.delete(member);
    pieces.push(piece);
  }
  return pieces;
}

function nearestPair(graph: Graph, some: readonly string[], others: readonly string[]) {
  let best = { a: '', b: '', km: Number.POSITIVE_INFINITY };
  for (const a of some)
    for (const b of others) {
      const km = distanceKm(getPlace(graph, a), getPlace(graph, b));
      if (km < best.km) best = { a, b, km };
    }
  return best;
}

function nearestIn(graph: Graph, place: Point): string {
  const [first, ...others] = graph.keys();
  if (first === undefined) throw new NoLine('the paths have no positions');
  const km = (node: string) => distanceKm(getPlace(graph, node), place);
  return others.reduce((best, node) => (km(node) < km(best) ? node : best), first);
}

type Paths = Map<string, { km: number; before?: string }>;

/** Dijkstra: the shortest paths from a node to all reachable ones. */
function pathsFrom(graph: Graph, start: string): Paths {
  const done: Paths = new Map();
  const open: Paths = new Map([[start, { km: 0 }]]);
  while (open.size > 0) {
    const [node, found] = [...open].reduce((best, next) => (next[1].km < best[1].km ? next : best));
    open.delete(node);
    done.set(node, found);
    for (const { to, km } of toEdges(graph, node)) {
      const far = found.km + km;
      if (!done.has(to) && far < (open.get(to)?.km ?? Number.POSITIVE_INFINITY))
        open.set(to, { km: far, before: node });
    }
  }
  return done;
}

function pathTo(paths: Paths, goal: string): string[] {
  const nodes: string[] = [];
  for (let node: string | undefined = goal; node !== undefined; node = paths.get(node)?.before) nodes.unshift(node);
  return nodes;
}

/** To the given end, or to the farthest one. */
function out(graph: Graph, start: string, to?: Point): string[] {
  const paths = pathsFrom(graph, start);
  if (!to && paths.size < graph.size) throw new NoLine(`the paths are not connected: ${apart(graph)}`);
  const goal = to
    ? nearestIn(graph, to)
    : [...paths].reduce((best, next) => (next[1].km > best[1].km ? next : best))[0];
  if (!paths.has(goal)) throw new NoLine(`no path leads to the end of the line: ${apart(graph)}`);
  return pathTo(paths, goal);
}

/** Around a loop; where a stem leads to it, out and back on the stem. */
function around(graph: Graph, start: string): string[] {
  if (pathsFrom(graph, start).size < graph.size) throw new NoLine(`the paths are not connected: ${apart(graph)}`);
  const walked = new Set<string>();
  const nodes = [start];
  for (let here = start; ; ) {
    const next = toEdges(graph, here).find(({ to }) => !walked.has(`${here} ${to}`));
    if (!next) break;
    walked.add(`${here} ${next.to}`).add(`${next.to} ${here}`);
    nodes.push(next.to);
    here = next.to;
  }
  const end = nodes.at(-1) ?? start;
  const unwalked = [...graph].flatMap(([from, { edges }]) => edges.filter(({ to }) => !walked.has(`${from} ${to}`)));
  if (unwalked.length > 0) throw new NoLine('the paths are not a single loop: remove those that are not walked');
  if (end === start) return nodes;
  const isLoop = nodes.length > new Set(nodes).size;
  if (!isLoop) throw new NoLine('the paths do not form a loop');
  return [...nodes, ...pathTo(pathsFrom(graph, end), start).slice(1)];
}

function apart(graph: Graph): string {
  const [first = [], second] = getPieces(graph);
  if (!second) return 'nothing is known beyond';
  return `a gap of ${Math.round(nearestPair(graph, first, second).km * 1000)} m between two of them`;
}

/** Simplifies in walking order, since a line may cross itself or return. */
function thinned(line: RouteLine): RouteLine {
  const [first] = line;
  if (!first) return line;
  const flat = flatAround({ longitude: first[0], latitude: first[1] });
  const positions = new Map<PlanePoint, RoutePosition>(line.map((position) => [flat(position), position]));
  return thinLine([...positions.keys()], toleranceKm).flatMap((point) => {
    const position = positions.get(point);
    return position ? [position] : [];
  });
}

function stretched(line: RouteLine): RouteLine {
  return line.flatMap((to, i): RoutePosition[] => {
    const from = line[i - 1];
    if (!from) return [to];
    const km = distanceKm({ longitude: from[0], latitude: from[1] }, { longitude: to[0], latitude: to[1] });
    const parts = Math.ceil(km / longestStretchKm);
    return Array.from({ length: parts }, (_, j) => {
      const share = (j + 1) / parts;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}

const rounded = ([longitude, latitude]: RoutePosition): RoutePosition => [
  Number(longitude.toFixed(5)),
  Number(latitude.toFixed(5)),
];
