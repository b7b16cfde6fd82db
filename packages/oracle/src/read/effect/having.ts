import { PLAYER } from '../../words/players.ts'

const IRREGULAR: Readonly<Record<string, string>> = { have: 'has', do: 'does', be: 'is' }

/** "draw a card" as "draws a card": the first verb alone, and those joined to it. */
export const thirdPerson = (text: string): string =>
  text
    .replace(/^([a-z]+)/, verbOfOne)
    .replace(/(, then | and )(draw|discard|lose|gain|sacrifice|put|shuffle|mill|exile)\b/g, joinedVerb)

const joinedVerb = (_: string, joint: string, verb: string): string => joint + verbOfOne(verb)

function verbOfOne(verb: string): string {
  const irregular = IRREGULAR[verb]
  if (irregular !== undefined) return irregular
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`
}

const VERBS =
  'deal|get|gain|lose|draw|discard|fight|become|create|sacrifice|mill|put|return|attack|block|explore|connive|phase|have|shuffle|exile|reveal'
const HAVE = new RegExp(`^have (.+?) (${VERBS})( .+)?$`)

/** What "have … deal 2 damage" says without "have": of one, and of several; anything else as it is. */
export function having(text: string): string[] {
  const found = HAVE.exec(text)
  if (found === null) return [text]
  const [, subject, verb, rest = ''] = found
  return [`${subject} ${verbOfOne(verb!)}${rest}`, `${subject} ${verb}${rest}`]
}

/** Who else may do something. */
export const OTHERS_MAY = new RegExp(
  `^(that player|its controller|its owner|they|target player|target opponent|enchanted player|defending player|${PLAYER.say('eachPlayer')}|${PLAYER.say('opponent')}|that [a-z]+'s controller|that opponent) may (.+)$`,
)
