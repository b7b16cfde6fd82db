import { CardDefinitions } from 'spellwright'
import { allCardNames } from 'spellwright/cards'
import { type DeckCoverage, deckCoverage, type PlayedDeck } from 'spellwright/decks'
import { percent } from 'spellwright/lab'
import { readFacts } from '../cards/facts.ts'
import { type CommandModule, command, printResult, UsageError } from '../command.ts'
import { type CardCoverage, cardCoverage, type Share } from '../playable/card-coverage.ts'
import { defaultDeckFile, readPlayedDecks } from '../playable/read-decks.ts'
import { table } from '../sim/text.ts'

/** Tournament results write split cards as "A/B", and some cards by the names other programs give them. */
const hasRules = (name: string): boolean => CardDefinitions.has(allCardNames().tryGet(name) ?? name)

function decksFrom(file: string | undefined, format: string | undefined): readonly PlayedDeck[] {
  const from = file ?? defaultDeckFile()
  if (from === null)
    throw new UsageError('Name a file of decks: one JSON object per line with "format", "main" and "side".')
  const decks = readPlayedDecks(from)
  if (format === undefined) return decks
  const chosen = decks.filter((deck) => deck.format === format)
  if (chosen.length > 0) return chosen
  const formats = [...new Set(decks.map((deck) => deck.format))].sort().join(', ')
  throw new UsageError(`No deck of the format "${format}"; there are ${formats}.`)
}

const share = (part: number, whole: number): string => `${part} (${percent(whole === 0 ? null : part / whole)})`

const decksText = ({ formats, next }: DeckCoverage, count: number): string =>
  [
    table(
      ['format', 'decks', 'playable whole', 'without sideboard', 'slots'],
      Object.entries(formats).map(([name, { decks, whole, mainOnly, slots }]) => [
        name,
        decks,
        share(whole, decks),
        share(mainOnly, decks),
        percent(slots),
      ]),
    ),
    next.length === 0
      ? 'Every card of these decks has rules.'
      : `The next cards, in the order in which they complete decks (${next.length} in all):\n${table(
          ['card', 'in decks'],
          next.slice(0, count).map(({ card, decks }) => [card, decks]),
        )}`,
  ].join('\n')

const sharesTable = (title: string, groups: Readonly<Record<string, Share>>): string =>
  table(
    [title, 'cards', 'with rules'],
    Object.entries(groups).map(([name, { cards, supported }]) => [name, cards, share(supported, cards)]),
  )

const cardsText = ({ all, formats, types, years, unread }: CardCoverage, count: number): string =>
  [
    `${share(all.supported, all.cards)} of ${all.cards} cards legal in some format have rules.`,
    sharesTable('format', formats),
    sharesTable('type', types),
    sharesTable('year', years),
    'Lines that are not read, by the number of cards they occur on:',
    table(
      ['line', 'cards'],
      unread.slice(0, count).map(({ phrase, cards }) => [phrase, cards]),
    ),
  ].join('\n')

export const build: CommandModule['build'] = (terminal) =>
  command('coverage')
    .description('count how many decks people play can be played here, and which cards would complete the others')
    .argument('[decks]', 'a file with one deck per line as JSON; by default the reference decks beside the checkout')
    .option('--format <name>', 'only decks of this format')
    .option('--next <count>', 'how many cards and lines to list', '20')
    .option('--cards <file>', "also count all cards of a file in the shape of Scryfall's bulk data")
    .action((file, { json, format, next, cards }) => {
      const count = Number(next)
      if (!Number.isInteger(count) || count < 0) throw new UsageError(`"${next}" is not a number of cards.`)
      const coverage = deckCoverage(decksFrom(file, format), hasRules)
      const ofCards =
        cards === undefined
          ? null
          : cardCoverage(readFacts(cards), hasRules, (done, of) => {
              if (done % 1000 === 0) terminal.err(`${done} of ${of} cards without rules looked at.`)
            })
      printResult(
        terminal,
        json,
        ofCards === null ? coverage : { ...coverage, cards: ofCards },
        [decksText(coverage, count), ...(ofCards === null ? [] : [cardsText(ofCards, count)])].join('\n\n'),
      )
    })
