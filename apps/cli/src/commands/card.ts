import { renderCard } from 'spellwright'
import { findCard } from '../cards/find-card.ts'
import { cardJson, cardText } from '../cards/show-card.ts'
import { type CommandModule, command, printResult } from '../command.ts'
import { buildNewCard } from './card-new.ts'

export const build: CommandModule['build'] = (terminal) =>
  command('card')
    .description('show a card: cost, type line, stats and text')
    .argument('<name>', 'the name of the card, in any case; one face is enough')
    .option('--data', 'show the definition of the card as JSON')
    .action((name, { json, data }) => {
      const definition = findCard(name)
      const card = renderCard(definition)
      const text = data ? JSON.stringify(definition, null, 2) : cardText(card)
      printResult(terminal, json, data ? definition : cardJson(card), text)
    })
    .addCommand(buildNewCard(terminal))
