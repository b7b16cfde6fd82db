import { atBeginningOf, card, dealDamage, entersWith, players, the, triggered } from '@spellwright/dsl'

export const blackVise = card({
  name: 'Black Vise',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'player', player: { player: 'opponent' } }, as: 'player' }),
    triggered({
      on: atBeginningOf('upkeep', the('player')),
      effects: [
        dealDamage(
          { kind: 'minus', left: { kind: 'cardsIn', zone: 'hand', player: 'eventPlayer' }, right: 4 },
          players('eventPlayer'),
        ),
      ],
    }),
  ],
})
