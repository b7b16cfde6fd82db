import { card, keyword, rule } from '@spellwright/dsl'

export const lurrusOfTheDreamDen = card({
  name: 'Lurrus of the Dream-Den',
  cost: '{1}{W/B}{W/B}',
  type: 'Legendary Creature — Cat Nightmare',
  power: 3,
  toughness: 2,
  abilities: [
    keyword({ kind: 'companion', condition: { each: { is: 'permanentCard' }, are: { manaValue: { atMost: 2 } } } }),
    keyword('lifelink'),
    rule(
      {
        kind: 'mayPlayFrom',
        player: 'you',
        zone: 'graveyard',
        what: { is: 'permanentCard', manaValue: { atMost: 2 }, owner: 'you' },
        verb: 'cast',
        perTurn: 1,
      },
      { condition: { kind: 'isTurnOf', player: 'you' } },
    ),
  ],
})
