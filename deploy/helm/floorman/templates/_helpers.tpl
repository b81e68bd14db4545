{{- define "floorman.name" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name | trunc 50 | trimSuffix "-" }}
{{- else }}{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" }}{{ end }}
{{- end }}

{{/* The labels that select the pods of a role: they must not change in an update. Takes a list of the context and the role. */}}
{{- define "floorman.selector" -}}
{{- $context := index . 0 -}}
app.kubernetes.io/name: {{ $context.Chart.Name }}
app.kubernetes.io/instance: {{ $context.Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{/* The labels of an object of a role. */}}
{{- define "floorman.labels" -}}
{{- $context := index . 0 -}}
{{ include "floorman.selector" . }}
app.kubernetes.io/version: {{ $context.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ $context.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" $context.Chart.Name $context.Chart.Version }}
{{- end }}

{{- define "floorman.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "floorman.serviceAccount" -}}
{{- if .Values.serviceAccount.create }}{{ .Values.serviceAccount.name | default (include "floorman.name" .) }}
{{- else }}{{ .Values.serviceAccount.name | default "default" }}{{ end }}
{{- end }}

{{- define "floorman.secret" -}}
{{ .Values.secret.existing | default (include "floorman.name" .) }}
{{- end }}

{{/* The settings of all processes. */}}
{{- define "floorman.config" -}}
FLOORMAN_SHUTDOWN_GRACE: {{ mul (int .Values.shutdownSeconds) 1000 | quote }}
{{- range $name, $value := .Values.config }}
{{- /* Numbers of a file are floating: 16777216 would be 1.6777216e+07. */}}
{{ $name }}: {{ ternary (printf "%.0f" (float64 $value)) ($value | toString) (and (kindIs "float64" $value) (eq (floor $value) (float64 $value))) | quote }}
{{- end }}
{{- end }}

{{/* The same for pods of all roles: no root, no writable disk but the mounted folders, no access to Kubernetes. */}}
{{- define "floorman.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  # The account `node` of the image.
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "floorman.container" -}}
image: {{ include "floorman.image" . | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{/* Where the pods of a role run. Takes a list of the context, the role and the values of the role. */}}
{{- define "floorman.scheduling" -}}
{{- $values := index . 2 -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "floorman.selector" . | nindent 8 }}
{{- with $values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with $values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with $values.affinity }}
affinity:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{/* Pods with old settings are replaced in an update. */}}
{{- define "floorman.checksums" -}}
checksum/config: {{ include "floorman.config" . | sha256sum }}
{{- if not .Values.secret.existing }}
checksum/secret: {{ .Values.secret.values | toJson | sha256sum }}
{{- end }}
{{- end }}
