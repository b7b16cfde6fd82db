import { card, continuous, entersWith, modifyPT } from '@spellwright/dsl'

export const engineeredPlague = card({
  name: 'Engineered Plague',
  cost: '{2}{B}',
  type: 'Enchantment',
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'creatureType' }, as: 'type' }),
    continuous({ affects: { type: 'creature', subtype: { chosen: 'type' } }, apply: [modifyPT(-1, -1)] }),
  ],
})
