import { anyTarget, card, dealDamage, manaValueOf, put, spell, the } from '@spellwright/dsl'

export const erraticExplosion = card({
  name: 'Erratic Explosion',
  cost: '{2}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { target: anyTarget },
      effects: [
        { kind: 'revealUntil', player: 'you', filter: { not: { type: 'land' } }, as: 'found', others: 'others' },
        dealDamage(manaValueOf(the('found')), the('target')),
        put('library', [the('found'), the('others')], { library: { position: 'bottom', order: 'chosen' } }),
      ],
    }),
  ],
})
