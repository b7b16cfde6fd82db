import { Component, createRef, type ReactNode } from 'react'
import type { Scene } from '../worker/messages.ts'
import { animateMoves, finishAnimations } from './animate-moves.ts'
import { isMotionAllowed } from './is-motion-allowed.ts'
import { measurePlaces, type Places } from './places.ts'
import { showHappenings } from './show-happenings.ts'

interface Props {
  readonly scene: Scene
  readonly children: ReactNode
}

/** Animates cards from one scene to the next. Only class components can measure the page right before an update. */
export class Motion extends Component<Props> {
  private readonly root = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate({ scene }: Props): Places | null {
    const root = this.root.current
    if (!root || scene === this.props.scene || !isMotionAllowed()) return null
    const places = measurePlaces(root)
    finishAnimations(root)
    return places
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: Places | null): void {
    const root = this.root.current
    if (!root || !before) return
    const now = measurePlaces(root)
    const { moves, happenings } = this.props.scene
    animateMoves(before, now, moves)
    showHappenings(before, now, happenings)
  }

  override render(): ReactNode {
    return (
      <div ref={this.root} style={{ display: 'contents' }}>
        {this.props.children}
      </div>
    )
  }
}
