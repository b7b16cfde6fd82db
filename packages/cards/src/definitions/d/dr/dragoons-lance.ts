import { addSubtype, card, continuous, gain, keyword, mana, modifyPT } from '@spellwright/dsl'

export const dragoonsLance = card({
  name: "Dragoon's Lance",
  cost: '{1}{W}',
  type: 'Artifact — Equipment',
  abilities: [
    keyword('job select'),
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 0), addSubtype('Knight')] }),
    continuous({ condition: { kind: 'isTurnOf', player: 'you' }, affects: 'attachedTo', apply: [gain('flying')] }),
    keyword({ kind: 'equip', cost: [mana('{4}')] }),
  ],
})
