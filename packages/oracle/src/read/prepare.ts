import { asOne, OF_THEIR_CHOICE, ownNames, THIS } from '../normalise.ts'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Some legends are spoken of as persons; nobody else is. */
export const THEIR = /\b(?:his|her)(?= (?:owner|power|toughness))/g
export const PERSON = /\b(?:he|she|him|her)\b/g

/** CR 201.5: what the card itself has says by its name what has it. */
const ITSELF = /((?:^|[.,:—] |\n)(?:~|it) (?:has|gets|gains|enters with|is) (?:[^".]* )?)("[^"]*")/g

/** Of two players, what is said of each opponent for itself is said of the one there is. */
export const ofTwoPlayers = (text: string): string =>
  text
    .replace(/\b([Ee])ach other player\b(?!')/g, '$1ach opponent')
    .replace(
      /\b([Ff])or each opponent, ([a-z])([^.]*?\btarget [^.]*?) that player controls\b/g,
      (_, capital: string, first: string, rest: string) =>
        `${capital === 'F' ? first.toUpperCase() : first}${rest} an opponent controls`,
    )

/** The lines of a rules text as the reader takes them: no reminder text, the card itself as `~`. */
export function preparedLines(text: string, name: string): string[] {
  let plain = text.replace(/\s*\([^)]*\)/g, '')
  for (const own of ownNames(name)) {
    const words = new RegExp(`(?<!\\bnamed )(?<!\\w)${escaped(own)}(?!\\w)`, 'g')
    // In quotation marks the name is not what has the ability, unless that is the card itself: it stays as it is there.
    plain = plain.replace(/"[^"]*"|[^"]+/g, (part) => (part.startsWith('"') ? part : part.replace(words, '~')))
    plain = plain.replace(ITSELF, (_, before: string, quoted: string) => before + quoted.replace(words, '~'))
  }
  return ofTwoPlayers(asOne(plain.replace(THIS, '~'), name))
    .replace(THEIR, 'its')
    .replace(PERSON, 'it')
    .replace(OF_THEIR_CHOICE, '')
    .replace(/,? and (it|they) can't be regenerated(?=\.)/g, ". $1 can't be regenerated")
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Sentences without their full stops, each beginning with a small letter; a quoted ability stays in its sentence. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = []
  let quoted = false
  let start = 0
  for (let index = 0; index < paragraph.length; index += 1) {
    const letter = paragraph[index]
    if (letter === '"') {
      quoted = !quoted
      // `."` ends the sentence the quotation stands in.
      if (!quoted && paragraph[index - 1] === '.' && (paragraph[index + 1] ?? ' ') === ' ') {
        sentences.push(paragraph.slice(start, index + 1))
        start = index + 2
      }
    } else if (letter === '.' && !quoted && (paragraph[index + 1] ?? ' ') === ' ') {
      sentences.push(paragraph.slice(start, index))
      start = index + 2
    }
  }
  if (start < paragraph.length) sentences.push(paragraph.slice(start))
  return sentences.map(lowered)
}
