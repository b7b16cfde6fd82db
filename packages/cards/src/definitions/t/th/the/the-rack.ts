import { atBeginningOf, card, dealDamage, entersWith, players, the, triggered } from '@spellwright/dsl'

export const theRack = card({
  name: 'The Rack',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'player', player: { player: 'opponent' } }, as: 'player' }),
    triggered({
      on: atBeginningOf('upkeep', the('player')),
      effects: [
        dealDamage(
          { kind: 'minus', left: 3, right: { kind: 'cardsIn', zone: 'hand', player: 'eventPlayer' } },
          players('eventPlayer'),
        ),
      ],
    }),
  ],
})
