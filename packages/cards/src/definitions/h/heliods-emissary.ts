import { attacks, card, continuous, keyword, mana, modifyPT, tapIt, target, the, triggered } from '@spellwright/dsl'

export const heliodsEmissary = card({
  name: "Heliod's Emissary",
  cost: '{3}{W}',
  type: 'Enchantment Creature — Elk',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'bestow', cost: [mana('{6}{W}')] }),
    triggered({
      on: { kind: 'either', events: [attacks('self'), attacks('attachedTo')] },
      targets: { creature: target({ type: 'creature', controller: 'opponent' }) },
      effects: [tapIt(the('creature'))],
    }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(3, 3)] }),
  ],
})
