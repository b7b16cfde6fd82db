import { activated, anyColor, card, mana, sacrificeSelf, tap, tapForMana, the } from '@spellwright/dsl'

export const maelstromOfTheSpiritDragon = card({
  name: 'Maelstrom of the Spirit Dragon',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    tapForMana(anyColor(), { kind: 'onlyCast', spell: { subtype: ['Dragon', 'Omen'] } }),
    activated({
      cost: [mana('{4}'), tap, sacrificeSelf],
      effects: [
        {
          kind: 'search',
          player: 'you',
          whose: 'you',
          zones: ['library'],
          filter: { subtype: 'Dragon' },
          count: { min: 1, max: 1 },
          reveal: 'reveal',
          as: 'found',
        },
        { kind: 'move', verb: 'put', what: the('found'), to: 'hand' },
        { kind: 'shuffle', player: 'you' },
      ],
    }),
  ],
})
