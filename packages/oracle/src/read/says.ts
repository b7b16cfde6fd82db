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
    .replace(/\bthe end step\b/g, 'each end step')
    .replace(/\bis put into a graveyard from the battlefield\b/g, 'dies')
    .replace(/\bone of those cards\b/g, 'one of them')
    .replace(/\bexile all cards from (target \w+'s graveyard)/g, 'exile $1')
    .replace('a permanent left the battlefield under your control', 'a permanent you controlled left the battlefield')
    .split('. ')
    .map((sentence) =>
      sentence.includes('search your library')
        ? sentence.replace(/\b(reveal|put) (?:that card|those cards|them)(?=[ ,])/g, '$1 it')
        : sentence,
    )
    .join('. ')
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
