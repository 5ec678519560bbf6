/** robots.txt (RFC 9309): whether we may fetch a path. */

export const robotName = 'NorthStarTrails';

type Rule = { allow: boolean; pattern: string };

export function mayFetch(robots: string, path: string): boolean {
  const groups = groupsIn(robots);
  const rules = groups.get(robotName.toLowerCase()) ?? groups.get('*') ?? [];
  const [longest] = rules
    .filter(({ pattern }) => matches(pattern, path))
    .toSorted((a, b) => b.pattern.length - a.pattern.length || Number(b.allow) - Number(a.allow));
  return longest?.allow ?? true;
}

function groupsIn(text: string): Map<string, Rule[]> {
  const groups = new Map<string, Rule[]>();
  let agents: string[] = [];
  let readsAgents = false;
  for (const line of text.split(/\r?\n/)) {
    const [rule = ''] = line.split('#');
    const colon = rule.indexOf(':');
    const [name, value] = [rule.slice(0, Math.max(0, colon)).trim().toLowerCase(), rule.slice(colon + 1).trim()];
    if (name === 'user-agent') {
      agents = readsAgents ? [...agents, value.toLowerCase()] : [value.toLowerCase()];
      readsAgents = true;
      for (const agent of agents) if (!groups.has(agent)) groups.set(agent, []);
    } else if (name === 'allow' || name === 'disallow') {
      readsAgents = false;
      if (value !== '')
        for (const agent of agents) groups.get(agent)?.push({ allow: name === 'allow', pattern: value });
    }
  }
  return groups;
}

/** * matches anything, $ the end. Not a regular expression, here or above: a robots.txt could cause catastrophic backtracking. */
function matches(pattern: string, path: string): boolean {
  const toTheEnd = pattern.endsWith('$');
  const [first = '', ...others] = (toTheEnd ? pattern.slice(0, -1) : pattern).split('*');
  const last = toTheEnd ? (others.pop() ?? '') : undefined;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (last === undefined) return true;
  return pattern.includes('*') ? path.length - last.length >= at && path.endsWith(last) : path.length === at;
}
