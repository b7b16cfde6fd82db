import { card, continuous, entersWith, gain, keyword } from '@spellwright/dsl'

export const benevolentBlessing = card({
  name: 'Benevolent Blessing',
  cost: '{1}{W}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword('flash'),
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    entersWith({ kind: 'choose', choose: { kind: 'color' }, as: 'color' }),
    continuous({
      affects: 'attachedTo',
      apply: [
        gain({
          kind: 'protection',
          from: [
            { filter: { color: { chosen: 'color' } }, keeps: { subtype: ['Aura', 'Equipment'], controller: 'you' } },
          ],
        }),
      ],
    }),
  ],
})
