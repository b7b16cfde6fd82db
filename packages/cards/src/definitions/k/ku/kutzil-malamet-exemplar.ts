import { card, draw, rule, triggered } from '@spellwright/dsl'

export const kutzilMalametExemplar = card({
  name: 'Kutzil, Malamet Exemplar',
  cost: '{1}{G}{W}',
  type: 'Legendary Creature — Cat Warrior',
  power: 3,
  toughness: 3,
  abilities: [
    rule({ kind: 'cantCast', player: 'opponent', spell: {} }, { condition: { kind: 'isTurnOf', player: 'you' } }),
    triggered({
      on: {
        kind: 'damage',
        source: {
          type: 'creature',
          controller: 'you',
          power: { moreThan: { kind: 'basePowerOf', object: 'affected' } },
        },
        to: { player: 'any' },
        combat: 'combat',
        batch: 'oneOrMore',
      },
      effects: [draw(1)],
    }),
  ],
})
