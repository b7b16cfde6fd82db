import { addSubtype, card, entersWith, gainAbility, sacrificeIt, triggered } from '@spellwright/dsl'

export const phantasmalImage = card({
  name: 'Phantasmal Image',
  cost: '{1}{U}',
  type: 'Creature — Illusion',
  power: 0,
  toughness: 0,
  abilities: [
    entersWith({
      kind: 'asCopy',
      of: { type: 'creature' },
      optional: 'may',
      except: [
        addSubtype('Illusion'),
        gainAbility(triggered({ on: { kind: 'becomesTarget', object: 'self' }, effects: [sacrificeIt('self')] })),
      ],
    }),
  ],
})
