import { card, draw, enters, exile, keyword, matches, the, triggered } from '@spellwright/dsl'

export const doomsdayExcruciator = card({
  name: 'Doomsday Excruciator',
  cost: '{B}{B}{B}{B}{B}{B}',
  type: 'Creature — Demon',
  power: 6,
  toughness: 6,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      condition: matches('self', { is: 'wasCast' }),
      effects: [
        {
          kind: 'forEachPlayer',
          players: 'eachPlayer',
          as: 'player',
          effects: [
            {
              kind: 'lookAtTop',
              player: the('player'),
              count: { kind: 'minus', left: { kind: 'cardsIn', zone: 'library', player: the('player') }, right: 6 },
              as: 'top',
              unseen: 'unseen',
            },
            exile(the('top'), { faceDown: 'faceDown' }),
          ],
        },
      ],
    }),
    triggered({ on: { kind: 'beginningOf', step: 'upkeep', whose: 'you' }, effects: [draw(1)] }),
  ],
})
