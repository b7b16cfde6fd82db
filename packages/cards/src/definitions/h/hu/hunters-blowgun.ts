import { card, continuous, gain, keyword, mana, modifyPT, not } from '@spellwright/dsl'

export const huntersBlowgun = card({
  name: "Hunter's Blowgun",
  type: 'Artifact — Equipment',
  cost: '{1}',
  abilities: [
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 1)] }),
    continuous({ affects: 'attachedTo', condition: { kind: 'isTurnOf', player: 'you' }, apply: [gain('deathtouch')] }),
    continuous({ affects: 'attachedTo', condition: not({ kind: 'isTurnOf', player: 'you' }), apply: [gain('reach')] }),
    keyword({ kind: 'equip', cost: [mana('{2}')] }),
  ],
})
