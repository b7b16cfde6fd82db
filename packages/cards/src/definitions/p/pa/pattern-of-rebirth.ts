import { card, dies, keyword, put, search, shuffle, the, triggered } from '@spellwright/dsl'

export const patternOfRebirth = card({
  name: 'Pattern of Rebirth',
  cost: '{3}{G}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    triggered({
      on: dies('attachedTo'),
      effects: [
        {
          kind: 'may',
          player: 'eventPlayer',
          effects: [
            search({ type: 'creature' }, { player: 'eventPlayer', whose: 'eventPlayer' }),
            put('battlefield', the('found'), { under: 'eventPlayer' }),
            shuffle('eventPlayer'),
          ],
        },
      ],
    }),
  ],
})
