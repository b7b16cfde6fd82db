import { renderCard } from 'spellwright'
import { findCard } from '../cards/find-card.ts'
import { cardJson, cardText } from '../cards/show-card.ts'
import { type CommandModule, command, printResult } from '../command.ts'
import { buildNewCard } from './card-new.ts'

export const build: CommandModule['build'] = (terminal) =>
  command('card')
    .description('show a card: cost, type line, stats and text')
    .argument('<name>', 'the name of the card, in any case; one face is enough')
    .action((name, { json }) => {
      const card = renderCard(findCard(name))
      printResult(terminal, json, cardJson(card), cardText(card))
    })
    .addCommand(buildNewCard(terminal))
