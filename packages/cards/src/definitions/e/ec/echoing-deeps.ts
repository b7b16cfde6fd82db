import { addSubtype, card, entersWith, tapForMana } from '@spellwright/dsl'

export const echoingDeeps = card({
  name: 'Echoing Deeps',
  type: 'Land — Cave',
  abilities: [
    entersWith({
      kind: 'asCopy',
      of: { zone: 'graveyard', type: 'land' },
      optional: 'may',
      except: [addSubtype('Cave')],
      tapped: 'tapped',
    }),
    tapForMana('{C}'),
  ],
})
