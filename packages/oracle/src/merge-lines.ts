const IF = /^If ([^,]+), (.*)\.$/
const CANT = /^(.*? can't) (attack|attack alone)( unless .*)?\.$/

/** "If X is 5 or more, …": two sentences with the same condition become one. */
function sameCondition(before: string, line: string): [string, string] | undefined {
  const last = before.match(/^(.*\.) (If [^.]+\.)$/)
  const [, start, sentence] = last ?? []
  const first = sentence?.match(IF)
  const second = line.match(IF)
  if (start === undefined || !first || !second || first[1] !== second[1]) return undefined
  return [start, `If ${second[1]}, ${second[2]} and ${first[2]}.`]
}

/** "can't attack" and "can't block" of the same objects become "can't attack or block". */
function cantBoth(before: string, line: string): string | undefined {
  const match = before.match(CANT)
  if (!match) return undefined
  const [, subject = '', attack = '', unless = ''] = match
  const block = attack === 'attack' ? 'block' : 'block alone'
  return line === `${subject} ${block}${unless}.` ? `${subject} attack or ${block}${unless}.` : undefined
}

/** "can't block" and "can't be blocked" of the same objects. */
function neitherBlock(before: string, line: string): string | undefined {
  const match = before.match(/^(.*) can't block\.$/)
  return match && line === `${match[1]} can't be blocked.` ? `${before.slice(0, -1)} and can't be blocked.` : undefined
}

/** "can't attack or block" and what can't be done with its abilities are told together. */
function lockedToo(before: string, line: string): string | undefined {
  const match = before.match(
    /^(.*) (?:can't attack or block|can't attack|can't block|doesn't untap during its controller's untap step)\.$/,
  )
  if (!match) return undefined
  const rest = `${match[1]}'s activated abilities can't be activated`
  if (!line.startsWith(rest)) return undefined
  return `${before.slice(0, -1)}, and its activated abilities can't be activated${line.slice(rest.length)}`
}

/** "attacks or blocks each combat if able". */
function fightsEachCombat(before: string, line: string): string | undefined {
  const match = before.match(/^(.*) attacks each combat if able\.$/)
  return match && line === `${match[1]} blocks each combat if able.`
    ? `${match[1]} attacks or blocks each combat if able.`
    : undefined
}

/** "Prevent all combat damage that would be dealt to and dealt by enchanted creature." */
function preventsBoth(before: string, line: string): string | undefined {
  const match = before.match(/^(Prevent all (?:combat )?damage that would be dealt) to (.*)\.$/)
  return match && line === `${match[1]} by ${match[2]}.` ? `${match[1]} to and dealt by ${match[2]}.` : undefined
}

/** What follows from casting a spell at instant speed stands behind the permission to do so. */
function castTiming(before: string, line: string): string | undefined {
  const follows = before.endsWith('as though it had flash.') && line.startsWith('If you cast it any time')
  return follows ? `${before} ${line}` : undefined
}

/** What exerting a creature does stands behind the permission to exert it. */
const exerting = (before: string, line: string): string | undefined =>
  before.endsWith('as it attacks.') && line.startsWith('When you do, ') ? `${before} ${line}` : undefined

/** Abilities that the rules text tells in one sentence are separate in the data; here they are told together. */
export function mergedLines(lines: readonly string[]): string[] {
  const merged: string[] = []
  for (const line of lines) {
    const before = merged.at(-1)
    if (before === undefined) {
      merged.push(line)
      continue
    }
    const condition = sameCondition(before, line)
    const both =
      neitherBlock(before, line) ??
      cantBoth(before, line) ??
      lockedToo(before, line) ??
      castTiming(before, line) ??
      fightsEachCombat(before, line) ??
      preventsBoth(before, line) ??
      exerting(before, line)
    if (condition) merged.splice(-1, 1, ...condition)
    else if (both) merged.splice(-1, 1, both)
    else merged.push(line)
  }
  return merged
}
