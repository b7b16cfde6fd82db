import { activated, all, card, costsLess, ruleUntil, the } from '@spellwright/dsl'

export const kethisTheHiddenHand = card({
  name: 'Kethis, the Hidden Hand',
  cost: '{W}{B}{G}',
  type: 'Legendary Creature — Elf Advisor',
  power: 3,
  toughness: 4,
  abilities: [
    costsLess('you', { supertype: 'legendary' }, '{1}'),
    activated({
      cost: [{ kind: 'exile', what: { zone: 'graveyard', supertype: 'legendary' }, count: 2 }],
      effects: [
        { kind: 'bind', as: 'cards', what: all({ zone: 'graveyard', owner: 'you', supertype: 'legendary' }) },
        ruleUntil({
          kind: 'mayPlayFrom',
          player: 'you',
          zone: 'graveyard',
          what: { among: the('cards') },
          verb: 'play',
        }),
      ],
    }),
  ],
})
