import { card, keyword, rule } from '@spellwright/dsl'

export const kessDissidentMage = card({
  name: 'Kess, Dissident Mage',
  cost: '{1}{U}{B}{R}',
  type: 'Legendary Creature — Human Wizard',
  power: 3,
  toughness: 4,
  abilities: [
    keyword('flying'),
    rule(
      {
        kind: 'mayPlayFrom',
        player: 'you',
        zone: 'graveyard',
        what: { type: ['instant', 'sorcery'], owner: 'you' },
        verb: 'cast',
        perTurn: 1,
        graveyard: 'exile',
      },
      { condition: { kind: 'isTurnOf', player: 'you' } },
    ),
  ],
})
