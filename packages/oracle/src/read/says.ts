import type { CardFace } from '@spellwright/dsl'
import { renderFace } from '../card.ts'
import { normaliseText } from '../normalise.ts'
import { WORDINGS } from '../wording.ts'
import { PERSON, THEIR } from './prepare.ts'

const DEEDS =
  'add|create|destroy|discard|draw|exile|gain|get|lose|mill|put|return|reveal|sacrifice|scry|search|shuffle|skip|surveil|take'
const COMMAND = new RegExp(`(^|: |\\. |, |, then | and |• )you (?=(?:${DEEDS})\\b)`, 'g')
const THEY = /\bthey (discard|draw|gain|lose|mill|own|pay|reveal|sacrifice)\b/g

/** The words of a line that can be told in two ways without another meaning, told in one. */
function plainLine(line: string): string {
  return line
    .replace(THEIR, 'its')
    .replace(/\. then if /g, '. if ')
    .replace(PERSON, 'it')
    .replace(/(^|— |")when(?:ever)? /g, '$1when ')
    .replace(COMMAND, '$1')
    .replace(THEY, 'that player $1s')
    .replace(/\bthey control\b/g, 'that player controls')
    .replace(/their owners?'s? hands?\b/g, "their owner's hand")
    .replace(/(\bfor each [^.]*?) and\/or /g, '$1 or ')
    .replace(/ and\/or /g, ' and ')
    .replace(/ with (defender|flying) you control\b/g, ' you control with $1')
    .replace(/ named ~ in (your graveyard|all graveyards)/g, ' in $1 named ~')
    .replace(/\bif you've (discarded|sacrificed) /g, 'if you $1 ')
    .replace(/\bas long as you've (discarded|sacrificed) /g, 'as long as you $1 ')
    .replace(/\b(an? [^.,]*?) died under your control this turn/g, '$1 you controlled died this turn')
    .replace(/ (activate only if [^.]+?) and only once each turn\./g, ' $1. activate only once each turn.')
    .replace(/\b(an? [a-z ]+?) enters under an opponent's control\b/g, '$1 an opponent controls enters')
    .replace(/\ba player or a planeswalker\b/g, 'a player or planeswalker')
    .replace(/ and (sacrifice|exile) it(?=:)/g, ', $1 ~')
    .replace(/\buntil end of turn, you may (play|cast) (that card|those cards|it|them)\b/g, 'you may $1 $2 this turn')
    .replace(/\byou may (play|cast) (that card|those cards|it|them) (until [a-z ]+?)\./g, '$3, you may $1 $2.')
    .replace(/(creature tokens?)( with [^".]+)?\. (?:it has|they have) "/g, (_, token, more) =>
      more === undefined ? `${token} with "` : `${token}${more} and "`,
    )
    .replace(/\bshuffle your library\b/g, 'shuffle')
    .replace(/\bspell, activated ability, or triggered ability\b/g, 'spell or ability')
    .replace(/\byour opponents control (\w+ or more)/g, 'an opponent controls $1')
    .replace(/ that's still a land( until end of turn)?/g, "$1. it's still a land")
    .replace(/ that are still lands( until end of turn)?/g, "$1. they're still lands")
    .replace(/\bother creature types\b/g, 'other types')
    .replace(/(base power and toughness \d+\/\d+) and (?:has|have) /g, '$1 and ')
    .replace(/\btheir controllers' (next )?untap steps\b/g, "their controller's $1untap step")
    .replace(/\byou had (an? [^,.]+?|another [^,.]+?) enter under your control/g, '$1 entered under your control')
    .replace(/\bthe end step\b/g, 'each end step')
    .replace(/\bis put into a graveyard from the battlefield\b/g, 'dies')
    .replace(/\bone of those cards\b/g, 'one of them')
    .replace(/\bexile all cards from (target \w+'s graveyard)/g, 'exile $1')
    .replace('a permanent left the battlefield under your control', 'a permanent you controlled left the battlefield')
    .split('. ')
    .map(atTheEnd)
    .map((sentence) =>
      sentence.includes('search your library')
        ? sentence.replace(/\b(reveal|put) (?:that card|those cards|them)(?=[ ,])/g, '$1 it')
        : sentence,
    )
    .join('. ')
}

/** "Until end of turn" before or behind what it says, in one sentence. */
function atTheEnd(sentence: string): string {
  if (sentence.includes('"')) return sentence
  const plain = sentence.replace(/(^|: |, |• )until end of turn, /, '$1').replace(/ until end of turn(?=[ ,.]|$)/, '')
  return plain.length === sentence.length - ' until end of turn'.length || plain.length < sentence.length
    ? `${plain.replace(/\.$/, '')} until end of turn`
    : sentence
}

export type Says = 'word for word' | 'in other words' | 'something else'

/** Whether a face's own text is this one: in the usual words, or each line of it in other words for the same. */
export function saysOf(face: CardFace, text: string, mayDiffer: boolean): Says {
  const wanted = normaliseText(text, face.name)
  try {
    if (normaliseText(renderFace(face).text, face.name) === wanted) return 'word for word'
    if (!mayDiffer) return 'something else'
    const left = new Map(wanted.split('\n').map((line, index) => [index, plainLine(line)]))
    for (const wording of WORDINGS) {
      const lines = normaliseText(renderFace(face, wording).text, face.name).split('\n')
      if (lines.length !== wanted.split('\n').length) continue
      for (const [index, line] of left) if (plainLine(lines[index]!) === line) left.delete(index)
      if (left.size === 0) return 'in other words'
    }
  } catch {
    return 'something else'
  }
  return 'something else'
}
