import { card, continuous, gain, keyword, mana, rule } from '@spellwright/dsl'

export const whispersilkCloak = card({
  name: 'Whispersilk Cloak',
  cost: '{3}',
  type: 'Artifact — Equipment',
  abilities: [
    rule({ kind: 'cantBeBlocked', what: 'attachedTo' }),
    continuous({ affects: 'attachedTo', apply: [gain('shroud')] }),
    keyword({ kind: 'equip', cost: [mana('{2}')] }),
  ],
})
