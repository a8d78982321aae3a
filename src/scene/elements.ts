/** Which objects of three can be named in JSX: only those that are used, so that no others are bundled. */
import { extend } from '@react-three/fiber'
import {
  AmbientLight,
  BoxGeometry,
  CylinderGeometry,
  DirectionalLight,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  PointLight,
  Points,
  ShaderMaterial,
  SphereGeometry,
  setConsoleFunction,
  TetrahedronGeometry,
} from 'three'

// What the parts of the table name in their JSX. The library's own canvas would bring every object of three, used or not.
extend({
  AmbientLight,
  BoxGeometry,
  CylinderGeometry,
  DirectionalLight,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  PointLight,
  Points,
  ShaderMaterial,
  SphereGeometry,
  TetrahedronGeometry,
})

/** What three says of a clock that React Three Fiber (up to 9.8.2 at least) makes, and that nothing here reads. */
const UNREAD_CLOCK = 'THREE.Clock: This module has been deprecated.'
setConsoleFunction((type, message, ...more) => {
  if (!message.startsWith(UNREAD_CLOCK)) console[type](message, ...more)
})
