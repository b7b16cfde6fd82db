import { CardDefinitions, renderCard } from 'spellwright'
import type { RenderedCard } from 'spellwright/cards'
import { cardLine, cardSummary } from '../cards/show-card.ts'
import { type CommandModule, command, printResult } from '../command.ts'
import { plural } from '../words.ts'

/** Whether every word occurs in the name, the type line or the text. */
function matches(card: RenderedCard, words: readonly string[]): boolean {
  const text = [card.name, ...card.faces.flatMap((face) => [face.typeLine, face.text])].join('\n').toLowerCase()
  return words.every((word) => text.includes(word))
}

export const build: CommandModule['build'] = (terminal) =>
  command('cards')
    .description('list the supported cards')
    .option('-f, --filter <words>', 'only cards with all these words in name, type line or text')
    .action(({ json, filter = '' }) => {
      const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
      const cards = CardDefinitions.all.map(renderCard).filter((card) => matches(card, words))
      cards.sort((a, b) => (a.name < b.name ? -1 : 1))
      if (json || cards.length > 0) printResult(terminal, json, cards.map(cardSummary), cards.map(cardLine).join('\n'))
      if (!json) terminal.err(`${plural(cards.length, 'card')}.`)
    })
