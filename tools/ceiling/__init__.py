"""The ceiling study of Evacuation: how many points can a solo game bring?"""
