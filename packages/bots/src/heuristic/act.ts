import type { Step } from '@spellwright/dsl'
import type { Action, GameView, PlayerId, SeatAccess, StackView, TurnView } from '@spellwright/engine'
import { TRAIT } from '../facts/traits.ts'
import { SeenGame } from '../seat/seen-game.ts'
import { isHandNeeded } from '../worth/last-cards.ts'
import { fetchPlays, isShield } from './abilities.ts'
import { animateToAttack, animateToBlock, animateToWin } from './animations.ts'
import { elsewherePlays } from './elsewhere.ts'
import { faceUpPlays } from './face-up.ts'
import { hastePlays } from './haste-plays.ts'
import { hasLandFaces, isCostlyLand, landsToPlay, mayHaveLandDrop } from './lands.ts'
import type { Memory } from './memory.ts'
import { mainPhasePlays, ritualPlays } from './plan.ts'
import { pumpPlays } from './pumps.ts'
import { hasQuickPlays } from './quick-plays.ts'
import { couldWin, keepForBurn, rallyPlays, winningPlays } from './reach-plays.ts'
import { abilityCounterPlays, mayCounterAbility, rescuePlays } from './rescues.ts'
import { counterPlays } from './responses.ts'
import { savingPlays } from './saves.ts'
import { companionPlays, setAsidePlays } from './set-aside.ts'
import { sacrificePlays, spendingPlays } from './spending.ts'
import {
  clearTheWay,
  endStepAbilities,
  fightAbilities,
  isSwept,
  mainPhaseAbilities,
  removalAtEndOfTurn,
  removalUnderAttack,
  responseRemoval,
  sweptAbilities,
  tapAbilities,
  threatenedAbilities,
  tricks,
  utility,
} from './window-plays.ts'

const PASS: Action = { kind: 'pass' }

/** Ideas of one kind, in the order to try them. */
type Plan = (s: SeenGame) => readonly Action[]

/** What to do with priority: the first idea the game allows; otherwise pass. */
export function chooseAction(seat: SeatAccess, memory: Memory): Action {
  const view = seat.view()
  if (isQuiet(view)) return PASS
  const s = new SeenGame(seat, view, memory.policyIn(view.turn))
  const isMain = isMainPhase(s)
  if (isMain && memory.wasIdle(seat) && (memory.wasIdleIn(s.turn) || !hasAbilities(s))) return PASS
  for (const plan of plansFor(s))
    for (const action of plan(s)) {
      if (!memory.allows(s.turn, action, isShield(s, action)) || seat.refusal(action) !== null) continue
      memory.note(s.turn, action)
      return action
    }
  if (isMain) memory.noteIdle(seat, s.turn)
  return PASS
}

/** Nothing to answer, in a step in which the bot does nothing of its own accord. */
const isQuiet = ({ stack, turn, viewer }: GameView): boolean => stack.length === 0 && windowAt(turn, viewer) === null

/** What is not worth activating before combat may be after it. */
const hasAbilities = (s: SeenGame): boolean => (s.battlefield.mine.traits & TRAIT.active) !== 0

const isMainPhase = (s: SeenGame): boolean =>
  s.isMyTurn && (s.turn.step === 'main1' || s.turn.step === 'main2') && s.top === undefined

/** A step of a turn in which the bot may do something of its own accord. */
interface Window {
  /** A quick look: is there any use in thinking further? */
  readonly isOpen: (s: SeenGame) => boolean
  readonly plans: readonly Plan[]
}

const isAttacked = (s: SeenGame): boolean => (s.view.combat?.attackers.length ?? 0) > 0
const isFought = (s: SeenGame): boolean => isAttacked(s) && hasQuickPlays(s)
const canTap = (s: SeenGame): boolean => (s.battlefield.mine.traits & TRAIT.taps) !== 0

const landDrop: Plan = (s) =>
  (s.ownHand.landCount > 0 || hasLandFaces(s)) && mayHaveLandDrop(s) && !isHandNeeded(s) && !isHoarded(s)
    ? landsToPlay(s)
    : NOTHING

/** A land that enters tapped and takes others with it comes when those have paid for what they can. */
const earlyLandDrop: Plan = (s) => {
  const lands = landDrop(s)
  const [first] = lands
  return s.policy.costlyLandsLast && first !== undefined && isCostlyLand(s, first) ? NOTHING : lands
}

/** Every spell in hand could be paid for with the lands there are. */
const isHoarded = (s: SeenGame): boolean =>
  s.policy.mistakes.hoardsLands && s.hand.every(({ manaValue }) => manaValue <= s.landsOf(s.me).length)
const ifSpells =
  (plan: Plan): Plan =>
  (s) =>
    s.hand.length > 0 || s.graveyardCards.length > 0 || s.view.exile.length > 0 ? plan(s) : NOTHING

const MAIN_PHASE: Window = {
  isOpen: () => true,
  plans: [
    winningPlays,
    rallyPlays,
    animateToWin,
    hastePlays,
    keepForBurn,
    elsewherePlays,
    earlyLandDrop,
    fetchPlays,
    clearTheWay,
    faceUpPlays,
    ifSpells(ritualPlays),
    ifSpells(spendingPlays),
    ifSpells(mainPhasePlays),
    ifSpells(sacrificePlays),
    landDrop,
    setAsidePlays,
    companionPlays,
    mainPhaseAbilities,
    animateToAttack,
  ],
}

const FIGHT: readonly Plan[] = [winningPlays, pumpPlays, tricks, fightAbilities, faceUpPlays]

const OWN_FIGHT: Window = { isOpen: hasQuickPlays, plans: FIGHT }

function ownWindow(step: Step): Window | null {
  switch (step) {
    case 'main1':
    case 'main2':
      return MAIN_PHASE
    case 'declareBlockers':
      return OWN_FIGHT
    default:
      return null
  }
}

const THEIRS = {
  upkeep: { isOpen: (s: SeenGame) => canTap(s) && hasQuickPlays(s), plans: [winningPlays, tapAbilities] },
  declareAttackers: {
    isOpen: isFought,
    plans: [winningPlays, ...removalUnderAttack, animateToBlock],
  },
  declareBlockers: { isOpen: isFought, plans: FIGHT },
  end: {
    isOpen: hasQuickPlays,
    plans: [winningPlays, removalAtEndOfTurn, utility, endStepAbilities, fetchPlays, faceUpPlays],
  },
} satisfies Partial<Record<Step, Window>>

function theirWindow(step: Step): Window | null {
  switch (step) {
    case 'upkeep':
    case 'declareAttackers':
    case 'declareBlockers':
    case 'end':
      return THEIRS[step]
    default:
      return null
  }
}

const windowAt = ({ active, step }: TurnView, player: PlayerId): Window | null =>
  active === player ? ownWindow(step) : theirWindow(step)

const NOTHING: readonly never[] = []

/** With the opponent's spell or ability on top of the stack. */
const RESPONSES: readonly Plan[] = [
  winningPlays,
  savingPlays,
  counterPlays,
  abilityCounterPlays,
  responseRemoval,
  threatenedAbilities,
]
/** With the player's own ability on top of it. */
const RESCUES: readonly Plan[] = [rescuePlays]
const SWEPT: readonly Plan[] = [sweptAbilities]

const mayRespond = (s: SeenGame, top: StackView): boolean =>
  top.targets.length > 0 ||
  (top.spell !== null && s.ownHand.hasRole('Counterspell')) ||
  mayCounterAbility(s, top) ||
  isSwept(s, top) ||
  couldWin(s)

/** Most priorities have none, and find that out quickly. */
function plansFor(s: SeenGame): readonly Plan[] {
  const { top } = s
  if (top) {
    if (top.controller === s.me) return mayCounterAbility(s, top) ? RESCUES : isSwept(s, top) ? SWEPT : NOTHING
    return mayRespond(s, top) && hasQuickPlays(s) ? RESPONSES : NOTHING
  }
  const window = s.policy.mistakes.dozesInTheirTurn && !s.isMyTurn ? null : windowAt(s.turn, s.me)
  return window?.isOpen(s) ? window.plans : NOTHING
}
