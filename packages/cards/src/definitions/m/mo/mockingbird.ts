import { addSubtype, card, entersWith, gain, keyword } from '@spellwright/dsl'

export const mockingbird = card({
  name: 'Mockingbird',
  cost: '{X}{U}',
  type: 'Creature — Bird Bard',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('flying'),
    entersWith({
      kind: 'asCopy',
      of: { type: 'creature', manaValue: { atMost: { kind: 'manaSpent', color: 'any', on: 'cost' } } },
      optional: 'may',
      except: [addSubtype('Bird'), gain('flying')],
    }),
  ],
})
