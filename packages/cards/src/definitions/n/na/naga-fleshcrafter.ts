import { activated, all, card, mana, putCounters, target, the } from '@spellwright/dsl'

export const nagaFleshcrafter = card({
  name: 'Naga Fleshcrafter',
  cost: '{3}{U}',
  type: 'Creature — Snake Shapeshifter',
  power: 0,
  toughness: 0,
  abilities: [
    {
      kind: 'static',
      replacement: {
        kind: 'enters',
        object: 'self',
        with: [
          {
            kind: 'asCopy',
            of: {
              type: 'creature',
            },
            optional: 'may',
          },
        ],
      },
    },
    activated({
      abilityWord: 'Renew',
      zone: 'graveyard',
      cost: [mana('{2}{U}'), { kind: 'exile', what: 'self' }],
      timing: 'sorcery',
      targets: { creature: target({ type: 'creature', controller: 'you', not: { supertype: 'legendary' } }) },
      effects: [
        putCounters('+1/+1', 1, the('creature')),
        {
          kind: 'forEach',
          what: all({ type: 'creature', controller: 'you', not: { among: the('creature') } }),
          as: 'other',
          effects: [{ kind: 'becomeCopy', what: the('other'), of: the('creature'), until: 'endOfTurn' }],
        },
      ],
    }),
  ],
})
