import { atBeginningOf, card, gainLife, triggered } from '@spellwright/dsl'

export const ivoryTower = card({
  name: 'Ivory Tower',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [gainLife({ kind: 'minus', left: { kind: 'cardsIn', zone: 'hand', player: 'you' }, right: 4 })],
    }),
  ],
})
