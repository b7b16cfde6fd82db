import { DURATION } from '../words/durations.ts'
import { inPlainWords } from './plain-words.ts'
import { ofTwoPlayers } from './prepare.ts'

const MOST_REMEMBERED = 20_000
const remembered = new Map<string, string>()

/** The words of a line that can be told in two ways without another meaning, told in one. */
export function plainLine(line: string): string {
  const known = remembered.get(line)
  if (known !== undefined) return known
  if (remembered.size > MOST_REMEMBERED) remembered.clear()
  const plain = inPlainSentences(line)
  remembered.set(line, plain)
  return plain
}

/** Where a card must be for its ability says where it is moved from. */
const whereItIs = (line: string): string =>
  line.includes('if ~ is in your graveyard') ? line.replaceAll(' ~ from your graveyard', ' ~') : line

function inPlainSentences(line: string): string {
  return inPlainWords(ofTwoPlayers(whereItIs(line)))
    .split('. ')
    .map(untilLater)
    .map(atTheEnd)
    .map((sentence) =>
      /searche?s? (?:your|their|target|that) /.test(sentence)
        ? sentence
            .replace(/\b(reveals?|puts?|exiles?) (?:that card|the card|those cards|them)(?=[ ,]|$)/g, '$1 it')
            .replace(/(?:, and|,| and) (reveals?|puts?|exiles?) it\b/g, ', $1 it')
        : sentence,
    )
    .join('. ')
    .replace(/\.$/, '')
}

const LATER = new RegExp(
  `^((?:[^:"]*: )?)(${DURATION.say('untilYourNextTurn')}|${DURATION.say('endOfCombat')}), ([^"]+)$`,
)

/** "Until your next turn" before or behind what it says. */
function untilLater(sentence: string): string {
  const found = LATER.exec(sentence)
  return found === null ? sentence : `${found[1]}${found[3]!.replace(/\.$/, '')} ${found[2]}`
}

/** "Until end of turn" before or behind what it says, in one sentence. */
function atTheEnd(sentence: string): string {
  if (sentence.includes('"')) return sentence
  const plain = sentence.replace(/(^|: |, |• )until end of turn, /, '$1').replace(/ until end of turn(?=[ ,.]|$)/, '')
  return plain.length === sentence.length - ' until end of turn'.length || plain.length < sentence.length
    ? `${plain.replace(/\.$/, '')} until end of turn`
    : sentence
}
