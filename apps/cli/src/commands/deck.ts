import { CardDefinitions, checkDeck } from 'spellwright'
import { builtInDecks, type DeckCheck, deckSize, formatDeckList } from 'spellwright/decks'
import { readFacts } from '../cards/facts.ts'
import {
  CheckFailedAlreadyReported,
  type CommandModule,
  command,
  printResult,
  type Terminal,
  UsageError,
} from '../command.ts'
import { deckGroups } from '../decks/deck-groups.ts'
import { type NamedDeck, readDeck } from '../decks/read-deck.ts'
import { plural } from '../words.ts'

function printBuiltInDecks(terminal: Terminal, json: true | undefined): void {
  const decks = builtInDecks().map(({ text: _, ...deck }) => deck)
  const width = Math.max(...decks.map(({ id }) => id.length))
  const groups = deckGroups().map(({ name, title, decks }) => {
    const lines = decks.map(({ id, title, description }) => `  ${id.padEnd(width)}  ${title}. ${description}`)
    return [`${title} ("${name}")`, ...lines].join('\n')
  })
  printResult(terminal, json, { decks }, groups.join('\n\n'))
}

/** Errors first, then findings about the deck, then notes about ignored lines. */
function remarks(deck: NamedDeck, { findings }: DeckCheck): string[] {
  // Unknown names are already among the deck reader's errors, with their line numbers.
  const others = findings.filter(({ kind }) => kind !== 'unknownName')
  return [
    ...deck.errors.map(({ line, text, message }) => `Line ${line}: ${text.trim()}\n  ${message}`),
    ...others.map(({ message }) => message),
    ...deck.notes.map(({ line, message }) => `Line ${line}: ${message}.`),
  ]
}

function heading(deck: NamedDeck): string {
  const sideboard = deckSize(deck.sideboard)
  return `${deck.name}: ${plural(deckSize(deck.main), 'card')}${sideboard === 0 ? '' : `, sideboard ${sideboard}`}`
}

function printDeck(terminal: Terminal, json: true | undefined, deck: NamedDeck, check: DeckCheck): void {
  const { name, main, sideboard, errors, notes } = deck
  const list = formatDeckList(deck).split('\n').slice(2).join('\n').trimEnd()
  printResult(terminal, json, { name, main, sideboard, ...check, errors, notes }, `${heading(deck)}\n${list}`)
  for (const remark of remarks(deck, check)) terminal.err(remark)
}

export const build: CommandModule['build'] = (terminal) =>
  command('deck')
    .description('read, check and print a deck')
    .argument('[deck]', 'a file, or the name of a built-in deck; without it the built-in decks are listed')
    .option('--format <name>', 'list the cards that are not legal in this format; needs --facts')
    .option('--facts <file>', "take legality from a file in Scryfall's bulk data format")
    .action((name, { json, format, facts }) => {
      if ((format === undefined) !== (facts === undefined))
        throw new UsageError('Legality needs both --format and --facts: no list of legal cards is shipped.')
      if (name === undefined) return printBuiltInDecks(terminal, json)
      const deck = readDeck(name)
      const legality = format !== undefined && facts !== undefined ? { format, facts: readFacts(facts) } : undefined
      const check = checkDeck(deck, { registry: CardDefinitions, ...(legality ? { legality } : {}) })
      printDeck(terminal, json, deck, check)
      if (deck.errors.length > 0)
        throw new CheckFailedAlreadyReported(`${plural(deck.errors.length, 'line')} with errors`)
    })
