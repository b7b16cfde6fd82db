import { anyColor, card, entersWith, tapForMana } from '@spellwright/dsl'

export const secludedCourtyard = card({
  name: 'Secluded Courtyard',
  type: 'Land',
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'creatureType' }, as: 'type' }),
    tapForMana('{C}'),
    tapForMana(anyColor(), {
      kind: 'onlyCastOrActivate',
      spell: { type: 'creature', subtype: { chosen: 'type' } },
      object: { type: 'creature', subtype: { chosen: 'type' } },
    }),
  ],
})
