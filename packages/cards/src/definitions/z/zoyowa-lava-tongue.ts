import {
  atBeginningOf,
  card,
  dealDamage,
  discardCost,
  keyword,
  players,
  sacrifice,
  the,
  triggered,
  unless,
} from '@spellwright/dsl'

export const zoyowaLavaTongue = card({
  name: 'Zoyowa Lava-Tongue',
  cost: '{B}{R}',
  type: 'Legendary Creature — Goblin Warlock',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('deathtouch'),
    triggered({
      on: atBeginningOf('end', 'you'),
      condition: {
        kind: 'happened',
        event: {
          kind: 'zoneChange',
          object: { is: ['permanentCard', 'nontoken'], owner: 'you' },
          to: 'graveyard',
        },
        when: 'thisTurn',
      },
      effects: [
        {
          kind: 'forEachPlayer',
          players: 'opponent',
          as: 'player',
          effects: [
            unless(
              the('player'),
              [{ kind: 'choice', options: [[discardCost()], [sacrifice({})]] }],
              dealDamage(3, players(the('player'))),
            ),
          ],
        },
      ],
    }),
  ],
})
