import { card, destroy, enters, keyword, target, the, triggered } from '@spellwright/dsl'

export const scrapshooter = card({
  name: 'Scrapshooter',
  cost: '{1}{G}{G}',
  type: 'Creature — Raccoon Archer',
  power: 4,
  toughness: 4,
  abilities: [
    keyword({ kind: 'gift', gift: 'card' }),
    keyword('reach'),
    triggered({
      on: enters('self'),
      condition: { kind: 'paid', cost: 'gift' },
      targets: { permanent: target({ type: ['artifact', 'enchantment'], controller: 'opponent' }) },
      effects: [destroy(the('permanent'))],
    }),
  ],
})
